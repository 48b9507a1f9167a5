import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainAnswer } from './plain-answer.ts';
import { type Headers, NOTHING_ALLOWED, SECURITY_HEADERS } from './security-headers.ts';

/** Answers what is no file of a release; the whole body has arrived. What it throws is told of, and answered by 500. */
export type ExtraHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) => void | Promise<void>;

/** Method and path, such as `POST /api/leads`, to its handler; GET and HEAD belong to the release. */
export type ExtraHandlers = ReadonlyMap<string, ExtraHandler>;

/** The methods that handlers take at a path. */
export function extraMethods(extra: ExtraHandlers, path: string): string[] {
  return [...extra.keys()].flatMap((key) => {
    const [method = '', at] = key.split(' ');
    return at === path ? [method] : [];
  });
}

/** Reads the body and runs a handler; more than `limit` bytes are answered by 413. */
export async function runExtraHandler(
  handler: ExtraHandler,
  request: IncomingMessage,
  response: ServerResponse,
  { limit, more, report }: { limit: number; more: Headers | undefined; report: (error: unknown) => void },
): Promise<void> {
  try {
    const body = await bodyOf(request, response, limit);
    if (body === 'aborted') return;
    if (body === 'too large') {
      return plainAnswer(request, response, 413, `A body may have ${limit} bytes.`, more);
    }
    const headers = { ...SECURITY_HEADERS, ...NOTHING_ALLOWED, ...more };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    await handler(request, response, body);
  } catch (error) {
    report(error);
    if (response.headersSent) response.destroy();
    else plainAnswer(request, response, 500, 'This did not work, and it is our fault.', more);
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
