import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Headers, NOTHING_ALLOWED, REVALIDATE, SECURITY_HEADERS } from '@vantedge/release/live';
import { sendBody } from './send-body.ts';

/** Body of a 500. */
export const INTERNAL_ERROR = 'Internal server error.';

/** Sends a plain-text response. */
export function sendPlainText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers?: Headers,
): void {
  sendBody(request, response, status, text, { ...plainTextHeaders(text), ...headers });
}

/** Headers of a plain-text response. */
export function plainTextHeaders(text: string): Headers {
  return {
    'Content-Length': String(Buffer.byteLength(text)),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': REVALIDATE,
    ...NOTHING_ALLOWED,
    ...SECURITY_HEADERS,
  };
}
