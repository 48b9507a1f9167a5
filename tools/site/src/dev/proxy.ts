import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

const HOST = '127.0.0.1';

/**
 * Hands a request on to a server on this machine, and its answer back; what that server does not have, or is not there
 * to give, `otherwise` answers.
 */
export function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  otherwise: () => void,
) {
  const { method, url, headers } = request;
  const onward = ask({ host: HOST, port, method, path: url, headers }, (answer) => {
    if (answer.statusCode === 404) {
      answer.resume();
      return otherwise();
    }
    response.writeHead(answer.statusCode!, answer.headers);
    // A visitor who goes away is no failure.
    pipeline(answer, response, () => {});
  });
  onward.once('error', () => (response.headersSent ? response.destroy() : otherwise()));
  request.pipe(onward);
}

/** Hands a web socket on. */
export function proxySocket({ method, url, rawHeaders }: IncomingMessage, socket: Socket, port: number) {
  const headers = rawHeaders.map((text, at) => text + (at % 2 ? '\r\n' : ': ')).join('');
  const onward = connect(port, HOST, () => onward.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`));
  onward.pipe(socket).pipe(onward);
  onward.once('error', () => socket.destroy());
  socket.once('error', () => onward.destroy());
}
