import fc from 'fast-check';
import { Agent } from 'node:http';
import { sendRequest } from './testing/send-request.ts';
import { PATHS } from '@vantedge/release/testing';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';
import { requestHead, sendRaw } from './testing/raw.ts';

let server: SampleServer;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

const piece = fc.oneof(
  fc.constantFrom(
    ...PATHS,
    '/',
    '//',
    '/..',
    '/.',
    '\\',
    '?',
    '#',
    '%',
    '%2e',
    '%2F',
    '%5c',
    '%00',
    '%c3%a9',
    '%ff',
  ),
  fc.constantFrom('ABOUT', 'assets/shell/', '__proto__', 'constructor', 'http://x', ':', '@', ';', '*', '~'),
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 8,
  }),
);
const path = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);

const headers = fc.record(
  {
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', ';;q', 'br;q=x'),
    'if-none-match': fc.constantFrom('*', '"', 'W/"x"', ','),
    range: fc.constantFrom('bytes=0-', 'bytes=-', 'bytes=9-1', 'bytes=999999999999999999-', 'x'),
    'if-range': fc.constantFrom('"x"', '*'),
  },
  { requiredKeys: [] },
);

test('no path, method or header causes a server error, a redirect off the site or a redirect chain', async () => {
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom('GET', 'HEAD', 'POST'), headers, async (path, method, headers) => {
      const { status, headers: answer } = await sendRequest(server.url, path, { method, headers, agent });
      expect([200, 206, 304, 308, 400, 404, 405, 416]).toContain(status);
      expect(answer['x-content-type-options']).toBe('nosniff');
      if (status !== 308) return;
      const next = new URL(answer.location!, 'https://site.example/');
      expect(next.host).toBe('site.example');
      const { status: then } = await sendRequest(server.url, answer.location!, { agent });
      expect([200, 404]).toContain(then);
    }),
    { numRuns: 500 },
  );
  expect(server.reports).toEqual([]);
});

test('no bytes in place of a path cause a server error', async () => {
  const target = fc.string({
    unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
  });
  await fc.assert(
    fc.asyncProperty(target, async (target) => {
      // A line break in the target starts another request; the last one closes the connection.
      const text = await sendRaw(server.url, requestHead(`GET /${target}`) + requestHead('GET /'));
      for (const [, status] of text.matchAll(/^HTTP\/1\.1 (\d)/gm)) expect(['2', '3', '4']).toContain(status);
      expect(text).toMatch(/^HTTP\/1\.1 /);
    }),
    { numRuns: 200 },
  );
  expect(server.reports).toEqual([]);
});
