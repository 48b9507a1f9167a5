import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A response as received. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** Without transfer coding, one character per byte. */
  body: string;
}

/** Where to send requests: directly to a server, or to a proxy with its certificate. */
export interface Target {
  port: number;
  tls?: { certificate: string; host: string };
}

/** Sends bytes on one connection and returns the responses, with which the other side closes it. */
export async function exchange(target: Target, text: string): Promise<ReceivedResponse[]> {
  const socket = open(target);
  socket.write(Buffer.from(text, 'latin1'));
  const methods = [...text.matchAll(/^([A-Z]+) \S+ HTTP\/1\.[01]\r$/gm)].map(([, method]) => method!);
  return parse(await readAll(socket), methods);
}

function open({ port, tls }: Target): Socket {
  if (!tls) return connect(port, '127.0.0.1');
  return connectTls({ host: '127.0.0.1', port, ca: tls.certificate, servername: tls.host });
}

/** Everything until the connection is closed or reset, one character per byte. */
function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Writing after the other side has closed causes a reset; the data received before it counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** Splits received bytes into responses to requests with these methods. */
function parse(text: string, methods: readonly string[]): ReceivedResponse[] {
  const responses: ReceivedResponse[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = rest.slice(0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
    if (end < 0 || !status) throw new Error(`Not a response: ${rest.slice(0, 200)}`);
    rest = rest.slice(end + 4);
    // 100 Continue: the response follows.
    if (status === 100) continue;
    const headers = new Headers(lines.map((line) => line.split(/:(.*)/s, 2) as [string, string]));
    const hasBody = methods[responses.length] !== 'HEAD' && status !== 304 && status !== 204;
    const [body, following] = hasBody ? takeBody(rest, headers) : ['', rest];
    responses.push({ status, headers, body });
    rest = following;
  }
  return responses;
}

/** The body at the start of a text, and what follows it. */
function takeBody(text: string, headers: Headers): [string, string] {
  const length = headers.get('content-length');
  if (length !== null) {
    if (text.length < Number(length))
      throw new Error(`The body has ${text.length} bytes instead of ${length}`);
    return [text.slice(0, Number(length)), text.slice(Number(length))];
  }
  if (headers.get('transfer-encoding') !== 'chunked') return [text, ''];
  let [body, rest] = ['', text];
  for (;;) {
    const [line = ''] = rest.split('\r\n', 1);
    const size = Number.parseInt(line, 16);
    if (!(size >= 0)) throw new Error(`Not a chunk: ${rest.slice(0, 200)}`);
    const start = line.length + 2;
    body += rest.slice(start, start + size);
    rest = rest.slice(start + size + 2);
    if (size === 0) return [body, rest];
  }
}
