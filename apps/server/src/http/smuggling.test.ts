import type { ExtraHandlers } from './extra-handlers.ts';
import { sendRaw, statusesIn } from './testing/raw.ts';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';
import { ANSWERED, REFUSED } from './testing/smuggling-probes.ts';

const bodies: string[] = [];
const extra: ExtraHandlers = new Map([
  [
    'POST /form',
    {
      handle({ response, body }) {
        bodies.push(body.toString('latin1'));
        response.writeHead(200, { 'Content-Length': '0' }).end();
      },
    },
  ],
]);

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer('first', { extra });
});
beforeEach(() => {
  bodies.length = 0;
});
afterAll(() => server.close());

test.each(REFUSED)('%s: rejected, and nothing after it is read', async (_, request, status = 400) => {
  const text = await sendRaw(server.url, request);
  expect(statusesIn(text)).toEqual([status]);
  expect(text).toMatch(/^Connection: close\r$/m);
  expect(text).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
  expect(bodies).toEqual([]);
});

test.each(ANSWERED)('%s: answered, and so is the next request', async (_, request) => {
  const text = await sendRaw(server.url, request);
  expect(statusesIn(text)).toEqual([200, 404]);
  expect(bodies).toEqual(['hello']);
});

test('keeps a header that a proxy appends after 100 others', async () => {
  const headers = Array.from({ length: 100 }, (_, i) => `X-${i}: y`).join('\r\n');
  const request = `POST /form HTTP/1.1\r\nHost: site.example\r\n${headers}\r\nX-Forwarded-For: 192.0.2.1\r\n`;
  expect(statusesIn(await sendRaw(server.url, `${request}Content-Length: 0\r\n\r\n`))).toEqual([431]);
  expect(bodies).toEqual([]);
});
