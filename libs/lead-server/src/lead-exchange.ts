import type { Headers } from '@vantedge/documents/http';
import type { LiveRelease } from '@vantedge/release/live';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** A request for the address of a form, and its response, on which the headers of every response are set. */
export interface LeadExchange {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  /** The complete body; `undefined` if it exceeds the limit. */
  body: Buffer | undefined;
  /** The release that the visitor gets: it declares the forms, and its documents answer them. */
  live: Pick<LiveRelease, 'id' | 'files' | 'forms' | 'formPages'>;
}

/** Which site a request was sent from; `unknown` if an old browser does not say. */
export type RequestOrigin = 'ours' | 'foreign' | 'unknown';

/** What the handlers need of the HTTP server that has them. */
export interface LeadHost {
  /** The network of a request's visitor: personal data, of which only a pseudonym may be stored. */
  networkOf(request: IncomingMessage): string;
  classifyOrigin(headers: IncomingHttpHeaders): RequestOrigin;
  /** Sends a complete body, even while that of the request is still arriving. */
  sendBody(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
    headers: Headers,
  ): void;
}
