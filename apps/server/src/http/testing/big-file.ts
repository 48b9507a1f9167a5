import { once } from 'node:events';
import type { Socket } from 'node:net';
import { requestHead, openSocket, readAll } from './raw.ts';
import { type Sample, sample } from '@vantedge/release/testing';

const PATH = '/assets/shell/big.0123456789.woff2';

/** Size of the big file in bytes. */
export const SIZE = 20_000_000;

/** A release with a file larger than any socket buffer: until the client reads it, its response stays in flight. */
export function withBigFile(): Sample {
  const first = sample('first');
  first.sections['shell']![PATH.slice('/assets/shell/'.length)] = 'x'.repeat(SIZE);
  return first;
}

/** Requests the big file, followed by `more`, and reads nothing until `rest` reads everything. */
export async function beginBigFile(
  url: string,
  more = '',
): Promise<{ socket: Socket; rest: () => Promise<string> }> {
  const socket = openSocket(url);
  socket.write(requestHead(`GET ${PATH}`, []) + more);
  await once(socket, 'readable');
  return { socket, rest: () => readAll(socket) };
}
