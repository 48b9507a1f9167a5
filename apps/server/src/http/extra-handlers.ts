import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Headers, DENY_ALL_CSP_HEADERS, SECURITY_HEADERS } from '@vantedge/documents/http';
import type { LiveRelease } from '@vantedge/release/live';
import type { ReleaseRole, RequestKind } from './observation.ts';

/** A request and its response, on which the common headers are already set. */
export interface Exchange {
  request: IncomingMessage;
  /** Path of the request, as sent. */
  path: string;
  response: ServerResponse;
  /** The complete body, empty for a GET; undefined if it exceeds the limit. */
  body: Buffer | undefined;
  /** The release that the visitor gets, and its role. */
  live: LiveRelease;
  role: ReleaseRole;
  /** Whether the visitor connected over TLS. */
  secure: boolean;
}

/** Handles requests that are not for a file of the release. An error is reported and becomes a 500. */
export interface ExtraHandler {
  /** For metrics and the access log. Default: `extra`. */
  kind?: RequestKind;
  /** Default: that of the server. */
  maxBodyBytes?: number;
  handle(exchange: Exchange): void | Promise<void>;
}

/** Handlers by path and method; a path that ends in `/` is for everything below it. They take precedence over the files of the release. */
export type ExtraHandlers = ReadonlyMap<string, HandlersByMethod>;

/** The handlers of a path, by method; a HEAD uses the handler of the GET. */
export type HandlersByMethod = Readonly<Record<string, ExtraHandler>>;

/** Returns a function that finds the handlers of a path. */
export function handlerLookup(extra: ExtraHandlers): (path: string) => HandlersByMethod | undefined {
  const folders = [...extra].filter(([path]) => path.endsWith('/'));
  return (path) => extra.get(path) ?? folders.find(([folder]) => path.startsWith(folder))?.[1];
}

interface HandlerContext extends Pick<Exchange, 'path' | 'live' | 'role' | 'secure'> {
  /** Maximum body size in bytes. */
  limit: number;
  extraHeaders: Headers | undefined;
}

/** Reads the body and runs the handler. */
export async function runExtraHandler(
  handler: ExtraHandler,
  request: IncomingMessage,
  response: ServerResponse,
  { limit, extraHeaders, ...context }: HandlerContext,
): Promise<void> {
  const body = await bodyOf(request, response, handler.maxBodyBytes ?? limit);
  if (body === 'aborted') return;
  const headers = { ...SECURITY_HEADERS, ...DENY_ALL_CSP_HEADERS, ...extraHeaders };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  await handler.handle({ request, response, body, ...context });
}

function bodyOf(request: IncomingMessage, response: ServerResponse, limit: number) {
  return new Promise<Buffer | undefined | 'aborted'>((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return resolve(undefined);
    if (request.headers.expect !== undefined) response.writeContinue();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve(undefined);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => resolve('aborted'));
  });
}
