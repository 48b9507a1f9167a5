import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { plainTextHeaders } from './send-plain-text.ts';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to a request that could not be parsed, and closes the connection. */
export function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  rejectOnSocket(socket, STATUS[error.code ?? ''] ?? 400);
}

/** Writes a response with only a status where there is no response object, and closes the connection. */
export function rejectOnSocket(socket: Socket, status: number): void {
  const text = `${STATUS_CODES[status]}.`;
  const headers = Object.entries({ ...plainTextHeaders(text), Connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${text}`, () => socket.destroy());
}
