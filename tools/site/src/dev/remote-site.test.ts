import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteSite } from './remote-site.ts';

const RELEASE = JSON.stringify({ sections: { shell: {} }, integrity: {} });

let server: Server;
afterEach(() => server.close());

/** Host of a server that responds with this text at `/release.json`, perhaps only with a password. */
async function answering(text: string, password?: string): Promise<string> {
  server = createServer(({ url, headers }, response) => {
    const isKnown = !password || headers.authorization === `Basic ${btoa(`team:${password}`)}`;
    response.writeHead(!isKnown ? 401 : url === '/release.json' ? 200 : 404).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const problem = (message: string | RegExp) => ({
  code: 'USAGE',
  message: expect.stringMatching(message),
  fix: expect.anything(),
});

test('is the address of a site, whatever the path', async () => {
  const host = await answering(RELEASE);
  expect(await remoteSite(`http://${host}/pricing?from=mail`)).toBe(`http://${host}/`);
});

test('keeps the password of a site that needs one', async () => {
  const host = await answering(RELEASE, 'p@ss');
  expect(await remoteSite(`http://team:p%40ss@${host}`)).toBe(`http://team:p%40ss@${host}/`);
  await expect(remoteSite(`http://${host}`)).rejects.toMatchObject(problem('a password is needed'));
});

test.each([
  ['another site', '<!doctype html><h1>Welcome</h1>'],
  ['another service', '{"sections":{}}'],
])('refuses %s', async (_, text) => {
  const host = await answering(text);
  await expect(remoteSite(`http://${host}`)).rejects.toMatchObject(problem(/no release at \/release\.json/));
});

test('refuses a site that is down, and does not show the password', async () => {
  const host = await answering('');
  server.close();
  await expect(remoteSite(`http://team:secret@${host}`)).rejects.toMatchObject(
    problem(/^--site http:\/\/127\.0\.0\.1:\d+: no answer \(connect ECONNREFUSED/),
  );
});

test('refuses an address without a scheme', async () => {
  await answering('');
  await expect(remoteSite('preview.example.com')).rejects.toMatchObject(problem('is not a URL'));
});
