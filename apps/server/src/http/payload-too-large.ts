import type { IncomingMessage } from 'node:http';

/** The text of a 413; a body that is sent without a `Content-Length` has no size to state. */
export function payloadTooLarge({ headers }: IncomingMessage, limitBytes: number): string {
  const size = Number(headers['content-length']);
  return size > limitBytes
    ? `Payload too large: ${grouped(size)} bytes, limit ${grouped(limitBytes)}.`
    : `Payload too large: limit ${grouped(limitBytes)} bytes.`;
}

const grouped = (bytes: number) => bytes.toLocaleString('en-US');
