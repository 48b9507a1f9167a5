import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestTarget } from '@vantedge/release/live';
import type { Observe, RequestKind } from './observation.ts';

type Handler<T> = (request: IncomingMessage, response: ServerResponse) => T;

/** The status of a request whose client left before the response started, as nginx logs it. */
const CLIENT_CLOSED_REQUEST = 499;

/** Longest path that is observed: the rest is of no use in a log. */
const MAX_PATH_LENGTH = 200;

/** Returns a handler that observes each request once its response is complete or its connection is closed. */
export function observeRequests(handle: Handler<RequestKind>, observe: Observe): Handler<void> {
  return (request, response) => {
    const start = performance.now();
    const { socket } = request;
    const written = socket.bytesWritten;
    const kind = handle(request, response);
    // A getter in this object would give each one a hidden class of its own, which slows down everything that reads it.
    response.on('close', () =>
      observe({
        type: 'request',
        method: request.method ?? '',
        path: observedPath(request.url ?? ''),
        kind,
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
