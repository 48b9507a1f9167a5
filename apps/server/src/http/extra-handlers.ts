import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Headers, type LiveRelease, NOTHING_ALLOWED, SECURITY_HEADERS } from '@vantedge/release/live';
import type { RequestKind } from './observation.ts';
import { INTERNAL_ERROR, payloadTooLarge, sendPlainText } from './send.ts';

/** A request and its response, on which the common headers are already set. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The complete body; empty for a GET. */
  body: Buffer;
  /** The live release. */
  live: LiveRelease;
  /** Whether the visitor connected over TLS. */
  secure: boolean;
}

/** Handles requests that are not for a file of the release. An error is reported and becomes a 500. */
export interface ExtraHandler {
  /** For metrics and the access log. Default: `extra`. */
  kind?: RequestKind;
  handle(exchange: Exchange): void | Promise<void>;
  /** Handles a body that exceeds the limit. Without it, the response is a plain-text 413. */
  handleTooLarge?(exchange: Exchange): void | Promise<void>;
}

/** Handlers by method and path, such as `POST /api/leads`. They take precedence over the files of the release. */
export type ExtraHandlers = ReadonlyMap<string, ExtraHandler>;

interface HandlerContext extends Pick<Exchange, 'live' | 'secure'> {
  /** Maximum body size in bytes. */
  limit: number;
  extraHeaders: Headers | undefined;
  report: (error: unknown) => void;
}

/** The handler for a method and path; a HEAD uses the handler of the GET. */
export function extraHandler(extra: ExtraHandlers, method: string, path: string): ExtraHandler | undefined {
  return extra.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

/** The methods that have a handler at a path. */
export function extraMethods(extra: ExtraHandlers, path: string): string[] {
  return [...extra.keys()].flatMap((key) => {
    const [method = '', at] = key.split(' ');
    if (at !== path) return [];
    return method === 'GET' ? ['GET', 'HEAD'] : [method];
  });
}

/** Reads the body and runs the handler; responds with 413 to a body larger than `limit` bytes. */
export async function runExtraHandler(
  handler: ExtraHandler,
  request: IncomingMessage,
  response: ServerResponse,
  { limit, extraHeaders, report, live, secure }: HandlerContext,
): Promise<void> {
  try {
    const body = await bodyOf(request, response, limit);
    if (body === 'aborted') return;
    if (body === 'too large' && !handler.handleTooLarge) {
      return sendPlainText(request, response, 413, payloadTooLarge(request, limit), extraHeaders);
    }
    const headers = { ...SECURITY_HEADERS, ...NOTHING_ALLOWED, ...extraHeaders };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const exchange = { request, response, live, secure };
    if (body === 'too large') await handler.handleTooLarge!({ ...exchange, body: Buffer.alloc(0) });
    else await handler.handle({ ...exchange, body });
  } catch (error) {
    report(error);
    if (response.headersSent) response.destroy();
    else sendPlainText(request, response, 500, INTERNAL_ERROR, extraHeaders);
  }
}

function bodyOf(request: IncomingMessage, response: ServerResponse, limit: number) {
  return new Promise<Buffer | 'too large' | 'aborted'>((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return resolve('too large');
    if (request.headers.expect !== undefined) response.writeContinue();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve('too large');
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => resolve('aborted'));
  });
}
