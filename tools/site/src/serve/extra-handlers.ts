import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveRelease } from './live-release.ts';
import { sendPlainText } from './send-plain-text.ts';
import { type Headers, NOTHING_ALLOWED, SECURITY_HEADERS } from './security-headers.ts';

/** One request that a handler answers; `response` has the headers of every answer already. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The whole body; empty for a GET. */
  body: Buffer;
  /** What the site has live at this moment. */
  live: LiveRelease;
  /** The visitor came over TLS. */
  secure: boolean;
}

/** Answers what is no file of a release. What it throws is told of, and answered by 500. */
export interface ExtraHandler {
  handle(exchange: Exchange): void | Promise<void>;
  /** Answers where a body is larger than may be read; without it a sentence does. */
  handleTooLarge?(exchange: Exchange): void | Promise<void>;
}

/** Method and path, such as `POST /api/leads`, to its handler. They come before the files of the release. */
export type ExtraHandlers = ReadonlyMap<string, ExtraHandler>;

interface HandlerContext extends Pick<Exchange, 'live' | 'secure'> {
  /** Bytes of a body that are read. */
  limit: number;
  extraHeaders: Headers | undefined;
  report: (error: unknown) => void;
}

/** The handler for a method and a path; who answers a GET answers a HEAD. */
export function extraHandler(extra: ExtraHandlers, method: string, path: string): ExtraHandler | undefined {
  return extra.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

/** The methods that handlers take at a path. */
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
      return sendPlainText(request, response, 413, `A body may have ${limit} bytes.`, extraHeaders);
    }
    const headers = { ...SECURITY_HEADERS, ...NOTHING_ALLOWED, ...extraHeaders };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const exchange = { request, response, live, secure };
    if (body === 'too large') await handler.handleTooLarge!({ ...exchange, body: Buffer.alloc(0) });
    else await handler.handle({ ...exchange, body });
  } catch (error) {
    report(error);
    if (response.headersSent) response.destroy();
    else sendPlainText(request, response, 500, 'This did not work, and it is our fault.', extraHeaders);
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
