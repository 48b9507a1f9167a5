import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

const HOST = '127.0.0.1';

/**
 * Forwards a request to a local server and returns its response. Calls `onNotFound` if the server responds with 404 or is
 * not running.
 */
export function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  onNotFound: () => void,
) {
  const { method, url, headers } = request;
  const upstream = httpRequest({ host: HOST, port, method, path: url, headers }, (upstreamResponse) => {
    if (upstreamResponse.statusCode === 404) {
      upstreamResponse.resume();
      return onNotFound();
    }
    response.writeHead(upstreamResponse.statusCode!, upstreamResponse.headers);
    // A client that disconnects is not an error.
    pipeline(upstreamResponse, response, () => {});
  });
  upstream.once('error', () => (response.headersSent ? response.destroy() : onNotFound()));
  request.pipe(upstream);
}

/** Forwards a WebSocket connection. */
export function proxySocket({ method, url, rawHeaders }: IncomingMessage, socket: Socket, port: number) {
  const headers = rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': ')).join('');
  const upstream = connect(port, HOST, () => upstream.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`));
  upstream.pipe(socket).pipe(upstream);
  upstream.once('error', () => socket.destroy());
  socket.once('error', () => upstream.destroy());
}
