import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestTarget } from '@vantedge/documents/http';
import type { Store } from '@vantedge/store';

/** What a request was for: a kind of file of the release, or why there is none. */
export type RequestKind =
  | 'page'
  // A page that a browser requests before its visitor does, and may never show.
  | 'prefetch'
  | 'file'
  | 'asset'
  | 'not-found'
  | 'redirect'
  | 'lead'
  | 'signal'
  | 'health'
  | 'extra'
  | 'method-not-allowed'
  | 'rejected';

/** Which release a visitor gets. */
export type ReleaseRole = 'live' | 'canary' | 'preview';

/** What a request was for, and of which section; the role is absent if it was not for a release. */
export interface Subject {
  kind: RequestKind;
  role?: ReleaseRole;
  section?: string;
}

/** Something a server did, for metrics and the access log. */
export type Observation =
  | {
      type: 'request';
      method: string;
      /** Without the query, in printable ASCII. */
      path: string;
      kind: RequestKind;
      role?: ReleaseRole;
      section?: string;
      /** 499 if the client closed the connection before the response started. */
      status: number;
      /** Bytes written to the connection, headers included. */
      bytes: number;
      durationMs: number;
    }
  | { type: 'connection-refused' }
  // Another release of the site is live, and not that of a preview.
  | { type: 'swap' }
  | { type: 'store-read-failed' }
  // A rejected promise that no code has handled.
  | { type: 'unhandled-error' };

export type Observe = (observation: Observation) => void;

type Handler<T> = (request: IncomingMessage, response: ServerResponse) => T;

/** The status of a request whose client left before the response started, as nginx logs it. */
const CLIENT_CLOSED_REQUEST = 499;

/** Longest path that is observed: the rest is of no use in a log. */
const MAX_PATH_LENGTH = 200;

/** Returns a handler that observes each request once its response is complete or its connection is closed. */
export function observeRequests(handle: Handler<Subject>, observe: Observe): Handler<void> {
  return (request, response) => {
    const start = performance.now();
    const { socket } = request;
    const written = socket.bytesWritten;
    const subject = handle(request, response);
    // A getter in this object would give each one a hidden class of its own, which slows down everything that reads it.
    response.on('close', () =>
      observe({
        type: 'request',
        method: request.method ?? '',
        path: observedPath(request.url ?? ''),
        // Read here: a request that waits for something learns what it was for.
        kind: subject.kind,
        role: subject.role,
        section: subject.section,
        status: response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST,
        bytes: socket.bytesWritten - written,
        durationMs: performance.now() - start,
      }),
    );
  };
}

/** Queries can contain personal data, and bytes outside ASCII can control a terminal. */
const observedPath = (url: string) =>
  requestTarget(url)
    .path.replace(/[^\x21-\x7e]/g, '?')
    .slice(0, MAX_PATH_LENGTH);

/** A store whose failed reads and listings are observed. A key that does not exist is not a failure. */
export function observedStore(store: Store, observe: Observe): Store {
  const watched =
    <A extends unknown[], T>(read: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      read(...args).catch((error: unknown) => {
        observe({ type: 'store-read-failed' });
        throw error;
      });
  return { ...store, read: watched(store.read.bind(store)), list: watched(store.list.bind(store)) };
}
