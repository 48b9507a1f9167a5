import { once } from 'node:events';
import type { Socket } from 'node:net';
import { requestHead, openSocket, readAll } from './raw.ts';
import { type Sample, sample } from './sample-release.ts';

const PATH = '/assets/shell/big.0123456789.woff2';

/** Bytes of the big file. */
export const SIZE = 20_000_000;

/** A release with a file that no socket buffer holds: whoever does not read it keeps its answer in flight. */
export function withBigFile(): Sample {
  const first = sample('first');
  first.sections['shell']![PATH.slice('/assets/shell/'.length)] = 'x'.repeat(SIZE);
  return first;
}

/** Asks for the big file, and for what `more` says, and reads nothing until `rest` reads all. */
export async function beginBigFile(
  url: string,
  more = '',
): Promise<{ socket: Socket; rest: () => Promise<string> }> {
  const socket = openSocket(url);
  socket.write(requestHead(`GET ${PATH}`, []) + more);
  await once(socket, 'readable');
  return { socket, rest: () => readAll(socket) };
}
