import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';

/** Hands a request on to a server on this machine, and its answer back. */
export function proxy(request: IncomingMessage, response: ServerResponse, port: number) {
  const { method, url, headers } = request;
  const onward = ask({ host: 'localhost', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    response
      .writeHead(502, { 'Content-Type': 'text/plain' })
      .end(`The development server on port ${port} does not answer.`);
  });
  request.pipe(onward);
}
