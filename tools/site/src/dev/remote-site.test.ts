import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteSite } from './remote-site.ts';

let server: Server;
afterEach(() => server?.close());

/** A server that responds with this text at `/release.json`. */
async function answering(text: string): Promise<string> {
  server = createServer(({ url }, response) =>
    response.writeHead(url === '/release.json' ? 200 : 404).end(text),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const release = (more: object = {}) => JSON.stringify({ sections: { shell: {} }, integrity: {}, ...more });

test.each([[{ contract: 1 }], [{}]])('is the origin of a site that takes our builds: %j', async (more) => {
  const origin = await answering(release(more));
  expect(await remoteSite(`${origin}/pricing?from=mail`)).toBe(origin);
});

test.each([
  ['another site', '<!doctype html><h1>Welcome</h1>', 'no release at /release.json (200)'],
  ['another service', '{"sections":{}}', 'no release at /release.json (200)'],
  ['a site of a newer contract', release({ contract: 2 }), 'contract 2, and this checkout makes those of 1'],
])('refuses %s', async (_, text, message) => {
  const origin = await answering(text);
  await expect(remoteSite(origin)).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining(message),
    fix: expect.any(String),
  });
});

test('refuses a site that is down', async () => {
  const origin = await answering('');
  server.close();
  await expect(remoteSite(origin)).rejects.toMatchObject({
    message: expect.stringMatching(/no answer \(connect ECONNREFUSED/),
  });
});

test('refuses an address without a scheme', async () => {
  await expect(remoteSite('preview.example.com')).rejects.toMatchObject({
    message: expect.stringContaining('not a URL'),
  });
});
