import { get, HOST, type HttpCase, raw, send } from '../http-case.ts';

const FORM = 'Content-Type: application/x-www-form-urlencoded';
const SAME_ORIGIN = 'Sec-Fetch-Site: same-origin';
const JSON_ACCEPTED = 'Accept: application/json';

const lead = (message: string) =>
  new URLSearchParams({
    form: 'contact',
    name: 'Ada',
    email: 'ada@example.com',
    company: 'Example Company',
    service: 'bpo',
    message,
  }).toString();

const post = (body: string, ...headers: string[]) =>
  send('POST', '/api/leads', [FORM, SAME_ORIGIN, ...headers], body);

/** Form submissions, in this order: each has an effect on the limits of the next. The messages of one visitor are limited to three. */
export const LEADS: HttpCase[] = [
  {
    name: 'the URL of a response to a form',
    request: get('/api/leads'),
    status: 303,
    headers: { location: '/contact' },
  },
  {
    name: 'a token',
    request: get('/api/leads/token'),
    status: 200,
    headers: {
      'set-cookie': /; HttpOnly; SameSite=Strict; Secure$/,
      'content-type': 'image/gif',
      'cache-control': 'no-store',
    },
  },
  {
    name: 'a form without a token',
    request: post(lead('Hello.'), JSON_ACCEPTED),
    status: 425,
    headers: { 'retry-after': '2', 'content-type': 'application/json', 'set-cookie': /^lead-token=/ },
    body: /"retry":true/,
  },
  {
    name: 'a form without a token, by a browser',
    request: post(lead('Hello.')),
    status: 425,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: /It is again/,
  },
  {
    name: 'a lead',
    request: post(lead('One.'), JSON_ACCEPTED, 'Cookie: {{cookie}}'),
    afterMs: 5_000,
    status: 201,
    body: /^\{"id":"/,
  },
  { name: 'the same lead', request: post(lead('One.'), JSON_ACCEPTED, 'Cookie: {{cookie}}'), status: 200 },
  {
    name: 'a lead by a browser',
    request: post(lead('Two.'), 'Cookie: {{cookie}}'),
    status: 303,
    headers: { location: '/contact/thank-you' },
  },
  {
    name: 'a lead from a browser that sends only an origin',
    request: send(
      'POST',
      '/api/leads',
      [FORM, `Origin: https://${HOST}`, 'Cookie: {{cookie}}'],
      lead('Two.'),
    ),
    status: 303,
  },
  {
    name: 'a lead in chunks',
    request: raw(
      [
        'POST /api/leads HTTP/1.1',
        `Host: ${HOST}`,
        FORM,
        SAME_ORIGIN,
        JSON_ACCEPTED,
        'Cookie: {{cookie}}',
        'Transfer-Encoding: chunked',
        'Connection: close',
      ],
      `${lead('Three.').length.toString(16)}\r\n${lead('Three.')}\r\n0\r\n\r\n`,
    ),
    status: 201,
  },
  {
    name: 'a lead of a client that waits for 100 Continue',
    request: post(lead('Three.'), JSON_ACCEPTED, 'Cookie: {{cookie}}', 'Expect: 100-continue'),
    status: 200,
  },
  {
    name: 'invalid fields',
    request: post('form=contact&name=Ada&email=someone', JSON_ACCEPTED, 'Cookie: {{cookie}}'),
    status: 422,
    body: /"email":"invalid"/,
  },
  {
    name: 'invalid fields, by a browser',
    request: post('form=contact&name=Ada&email=someone', 'Accept-Encoding: gzip', 'Cookie: {{cookie}}'),
    status: 422,
    headers: {
      'content-security-policy': /^default-src 'none'; script-src/,
    },
    body: /value="someone"/,
  },
  {
    name: 'a form of another site',
    request: send(
      'POST',
      '/api/leads',
      [FORM, 'Sec-Fetch-Site: cross-site', 'Origin: https://evil.example'],
      lead('x'),
    ),
    status: 403,
  },
  { name: 'a form that is not ours', request: post('form=survey', JSON_ACCEPTED), status: 400 },
  {
    name: 'JSON',
    request: send('POST', '/api/leads', [SAME_ORIGIN, JSON_ACCEPTED, 'Content-Type: application/json'], '{}'),
    status: 415,
  },
  {
    name: 'a compressed form',
    request: post(lead('x'), JSON_ACCEPTED, 'Content-Encoding: gzip'),
    status: 415,
  },
  { name: '70 kB of a form', request: post(`message=${'x'.repeat(70_000)}`, JSON_ACCEPTED), status: 413 },
  {
    name: '70 kB of a form, by a browser',
    request: post(`message=${'x'.repeat(70_000)}`),
    status: 413,
    body: /It is failed/,
  },
  {
    name: '2 MB of a form',
    request: post(`message=${'x'.repeat(2_000_000)}`, JSON_ACCEPTED),
    status: 413,
    differs: { nginx: { status: 413, why: 'nginx rejects more than client_max_body_size itself' } },
  },
  {
    name: 'a fourth message in a minute, whatever address the visitor claims to have',
    request: post(lead('Four.'), JSON_ACCEPTED, 'Cookie: {{cookie}}', 'X-Forwarded-For: 192.0.2.1'),
    status: 429,
    headers: { 'retry-after': '60' },
  },
];
