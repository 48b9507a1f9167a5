/** A second request on the connection. Whether it is answered shows where the server saw the end of the first. */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n';

const post = (headers: string[], body: string) =>
  `POST /form HTTP/1.1\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
const host = 'Host: site.example';
const chunked = 'Transfer-Encoding: chunked';
const chunk = '5\r\nhello\r\n0\r\n\r\n';

/** Requests that programs interpret differently, each followed by another. All are rejected, with 400 unless a status is given. */
export const REFUSED: [name: string, request: string, status?: number][] = [
  ['CL.TE', post([host, 'Content-Length: 5', chunked], chunk + SMUGGLED)],
  ['TE.CL', post([host, chunked, 'Content-Length: 5'], chunk + SMUGGLED)],
  ['TE.TE, one unknown', post([host, chunked, 'Transfer-Encoding: cow'], chunk + SMUGGLED)],
  ['TE.TE, chunked is not last', post([host, 'Transfer-Encoding: chunked, identity'], chunk + SMUGGLED)],
  ['an unknown transfer coding', post([host, 'Transfer-Encoding: xchunked'], chunk + SMUGGLED)],
  ['a control character before a coding', post([host, 'Transfer-Encoding: \x0bchunked'], chunk + SMUGGLED)],
  ['a space before the colon', post([host, 'Transfer-Encoding : chunked'], chunk + SMUGGLED)],
  ['two different lengths', post([host, 'Content-Length: 5', 'Content-Length: 6'], `hello${SMUGGLED}`)],
  ['two equal lengths', post([host, 'Content-Length: 5', 'Content-Length: 5'], `hello${SMUGGLED}`)],
  ['a list of lengths', post([host, 'Content-Length: 5, 5'], `hello${SMUGGLED}`)],
  ['a length with a sign', post([host, 'Content-Length: +5'], `hello${SMUGGLED}`)],
  ['a negative length', post([host, 'Content-Length: -5'], `hello${SMUGGLED}`)],
  ['a length with a space', post([host, 'Content-Length: 5 0'], `hello${SMUGGLED}`)],
  ['a length in hex', post([host, 'Content-Length: 0x5'], `hello${SMUGGLED}`)],
  ['an overlong length', post([host, `Content-Length: ${'9'.repeat(30)}`], `hello${SMUGGLED}`)],
  ['bare line feeds', `GET /about HTTP/1.1\nHost: site.example\n\n${SMUGGLED}`],
  ['a bare line feed between headers', `GET /about HTTP/1.1\r\n${host}\nX: y\r\n\r\n${SMUGGLED}`],
  ['a lone carriage return in a value', `GET /about HTTP/1.1\r\n${host}\r\nX: a\rb\r\n\r\n${SMUGGLED}`],
  ['a folded header', post([host, 'X: y', ' Transfer-Encoding: chunked'], chunk + SMUGGLED)],
  ['a folded coding', post([host, 'Transfer-Encoding:', ' chunked'], chunk + SMUGGLED)],
  ['whitespace before the first header', `GET /about HTTP/1.1\r\n Host: site.example\r\n\r\n${SMUGGLED}`],
  ['NUL in a header', `GET /about HTTP/1.1\r\n${host}\r\nX: a\0b\r\n\r\n${SMUGGLED}`],
  ['NUL in a name', `GET /about HTTP/1.1\r\n${host}\r\nX\0: b\r\n\r\n${SMUGGLED}`],
  [
    'a chunk size that overflows',
    post([host, chunked], `1${'0'.repeat(16)}5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`),
  ],
  ['a chunk size that is not a number', post([host, chunked], `0x5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`)],
  ['a chunk size with a sign', post([host, chunked], `+5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`)],
  ['a chunk longer than its size', post([host, chunked], `4\r\nhello\r\n0\r\n\r\n${SMUGGLED}`)],
  [
    'an overlong chunk extension',
    post([host, chunked], `5;${'x'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n${SMUGGLED}`),
    413,
  ],
  ['a chunk that ends in a line feed', post([host, chunked], `5\nhello\r\n0\r\n\r\n${SMUGGLED}`)],
  [
    'a chunk with a lone line feed in its extension',
    post([host, chunked], `5;\nxx\r\nhello\r\n0\r\n\r\n${SMUGGLED}`),
  ],
  [
    'a length in a trailer',
    post([host, chunked], `5\r\nhello\r\n0\r\nContent-Length: 50\r\n\r\n${SMUGGLED}`),
  ],
  ['HTTP/0.9', `GET /about\r\n\r\n${SMUGGLED}`],
  ['HTTP/0.9 by name', `GET /about HTTP/0.9\r\n\r\n${SMUGGLED}`],
  ['HTTP/1.2', `GET /about HTTP/1.2\r\n${host}\r\n\r\n${SMUGGLED}`],
  ['HTTP/2 by prior knowledge', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
  [
    'a transfer coding in HTTP/1.0',
    `POST /form HTTP/1.0\r\n${host}\r\nConnection: keep-alive\r\n${chunked}\r\n\r\n${chunk}${SMUGGLED}`,
  ],
  ['two hosts', `GET /about HTTP/1.1\r\n${host}\r\nHost: elsewhere.example\r\n\r\n${SMUGGLED}`],
  ['the same host twice', `GET /about HTTP/1.1\r\n${host}\r\n${host}\r\n\r\n${SMUGGLED}`],
  ['a list of hosts', `GET /about HTTP/1.1\r\nHost: site.example, elsewhere.example\r\n\r\n${SMUGGLED}`],
  ['a host with a path', `GET /about HTTP/1.1\r\nHost: site.example/x\r\n\r\n${SMUGGLED}`],
  ['a host with a user', `GET /about HTTP/1.1\r\nHost: site.example@elsewhere.example\r\n\r\n${SMUGGLED}`],
  ['an empty host', `GET /about HTTP/1.1\r\nHost:\r\n\r\n${SMUGGLED}`],
  ['a target at another host', `GET http://elsewhere.example/about HTTP/1.1\r\n${host}\r\n\r\n${SMUGGLED}`],
  ['a target at another port', `GET http://site.example:81/about HTTP/1.1\r\n${host}\r\n\r\n${SMUGGLED}`],
  [
    'a target with a user',
    `GET http://site.example@elsewhere.example/ HTTP/1.1\r\n${host}\r\n\r\n${SMUGGLED}`,
  ],
  [
    'a target with a backslash',
    `GET http://site.example\\@elsewhere.example/ HTTP/1.1\r\n${host}\r\n\r\n${SMUGGLED}`,
  ],
  [
    'a target of HTTP/1.0 that names the only host',
    `GET http://elsewhere.example/about HTTP/1.0\r\n\r\n${SMUGGLED}`,
  ],
  ['CONNECT', `CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n${SMUGGLED}`],
  ['101 headers', `GET /about HTTP/1.1\r\n${host}\r\n${'X: y\r\n'.repeat(100)}\r\n${SMUGGLED}`, 431],
  ['2,100 headers', `GET /about HTTP/1.1\r\n${host}\r\n${'X: y\r\n'.repeat(2_099)}\r\n${SMUGGLED}`, 431],
  [
    '2,100 headers of a form',
    post([host, 'Content-Length: 5', ...Array<string>(2_098).fill('X: y')], `hello${SMUGGLED}`),
    431,
  ],
];

/** Unusual but unambiguous requests: the body is `hello`, and a separate request follows. */
export const ANSWERED: [name: string, request: string][] = [
  ['a length with spaces around it', post([host, 'Content-Length:   5  '], 'hello')],
  ['chunks with extensions', post([host, chunked], '5;name="value"\r\nhello\r\n0;last\r\n\r\n')],
  ['a chunk size with zeros before it', post([host, chunked], '0005\r\nhello\r\n000\r\n\r\n')],
  ['several chunks', post([host, chunked], '2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n')],
  ['a coding in capitals', post([host, 'TRANSFER-ENCODING: CHUNKED'], chunk)],
  ['200 trailers', post([host, chunked], `5\r\nhello\r\n0\r\n${'X: y\r\n'.repeat(200)}\r\n`)],
  ['empty lines before a request', `\r\n\r\n${post([host, 'Content-Length: 5'], 'hello')}`],
  ['100 headers', post([host, 'Content-Length: 5', ...Array<string>(98).fill('X: y')], 'hello')],
  ['a target that names its host', absolute('http://site.example')],
  ['a target that names its host and the default port', absolute('http://site.example:80')],
  ['a target that names its host in capitals', absolute('HTTPS://SITE.example:443')],
].map(([name, request]) => [name!, request! + SMUGGLED]);

function absolute(origin: string) {
  return `POST ${origin}/form HTTP/1.1\r\n${host}\r\nContent-Length: 5\r\n\r\nhello`;
}
