import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendRequest } from '@vantedge/server/testing';
import { gateway } from './gateway.ts';

const SHELL_RECORD = JSON.stringify({
  name: 'shell',
  routes: [
    { path: '/', module: './pages/home.tsx' },
    { path: '/404', module: './pages/not-found.tsx' },
  ],
});

const STORIES_RECORD = JSON.stringify({
  name: 'stories',
  routes: [{ path: '/stories/one', pattern: '/stories/:slug', module: './pages/one.tsx' }],
  widgets: [{ name: 'teasers', module: './widgets/teasers.tsx' }],
});

const SOURCE_MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://stories/./src/pages/one.tsx'],
  names: [],
  mappings: 'AAAA',
});

const running: Server[] = [];
afterEach(() => jest.restoreAllMocks());
afterEach(() => running.splice(0).forEach((server) => server.close().closeAllConnections()));

async function listening(server: Server): Promise<number> {
  running.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server with these files only. It answers when it has read a request to its end. */
const having = (files: Record<string, string>, requests: IncomingMessage[] = []) =>
  listening(
    createServer((request, response) => {
      requests.push(request);
      const { url = '', headers } = request;
      request.resume().once('end', () => {
        if (url === '/moved')
          return void response.writeHead(308, { Location: `http://${headers.host}/solutions/one` }).end();
        const ofSite = { 'Set-Cookie': 'cohort=1', 'Server-Timing': 'release' };
        response.writeHead(url in files ? 200 : 404, ofSite).end(files[url] ?? 'not here');
      });
    }),
  );

async function development({ isRemote = false } = {}) {
  const devServerPorts = new Map([
    ['shell', await having({ '/assets/shell/section.json': SHELL_RECORD })],
    [
      'stories',
      await having({
        '/assets/stories/section.json': STORIES_RECORD,
        '/assets/stories/remote-entry.js': 'hot',
        '/assets/stories/c.one.js.map': SOURCE_MAP,
      }),
    ],
  ]);
  const requests: IncomingMessage[] = [];
  const sitePort = await having(
    {
      '/stories/one': 'composed story',
      '/solutions/one': 'composed service',
      '/assets/stories/remote-entry.js': 'composed entry',
      '/assets/stories/c.0123456789.js': 'composed chunk',
      '/release.json': 'composed release',
    },
    requests,
  );
  const site = { url: `http://team:secret@127.0.0.1:${sitePort}/`, isRemote };
  const folders = new Map([...devServerPorts.keys()].map((name) => [name, `apps/${name}`]));
  const server = gateway({ devServerPorts, folders, site });
  const port = await listening(server);
  const get = (path: string, options?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, options);
  return { devServerPorts, folders, site, requests, server, port, get };
}

test('serves a page of a section in development as a document that starts the application', async () => {
  const { get } = await development();
  const page = await (await get('/stories/one?from=mail')).text();
  expect(page).toContain('<script src="/assets/shell/main.js"></script>');
  expect(page).toContain('"section":"stories","path":"/stories/one"');
  expect(page).not.toContain('<h1');
  expect(page).toContain('vantedge-inspector');
});

test('serves every other page from the composed release', async () => {
  const { get } = await development();
  expect(await (await get('/solutions/one')).text()).toBe('composed service');
});

test('serves a file from the development server, or else from the release', async () => {
  const { get } = await development();
  expect(await (await get('/assets/stories/remote-entry.js')).text()).toBe('hot');
  expect(await (await get('/assets/stories/c.0123456789.js')).text()).toBe('composed chunk');
  expect((await get('/assets/stories/nowhere.js')).status).toBe(404);
});

test('serves the release in development, so that composed pages use full page loads for its pages', async () => {
  const { get } = await development();
  expect(await (await get('/release.json')).json()).toEqual({
    sections: {
      shell: {
        version: 'development',
        routes: {
          '/': { module: './pages/home.tsx', files: [] },
          '/404': { module: './pages/not-found.tsx', files: [] },
        },
        widgets: {},
      },
      stories: {
        version: 'development',
        remoteEntry: '/assets/stories/mf-manifest.json',
        routes: { '/stories/one': { pattern: '/stories/:slug', module: './pages/one.tsx', files: [] } },
        widgets: { teasers: { module: './widgets/teasers.tsx', files: [] } },
      },
    },
    integrity: { '/assets/stories/mf-manifest.json': '', '/assets/stories/remote-entry.js': '' },
  });
});

test.each(['/nowhere', '/404', '//', '/%zz'])('%s gets the not-found page in development', async (path) => {
  const { get } = await development();
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('"section":"shell","path":null');
});

test('shows a page that reloads itself while a server is starting', async () => {
  const { get, devServerPorts } = await development();
  devServerPorts.set('stories', 1);
  for (const path of ['/stories/one', '/gallery']) {
    const response = await get(path);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('http-equiv="refresh"');
  }
});

test('serves the gallery as a document that starts the gallery', async () => {
  const { get } = await development();
  const page = await (await get('/gallery?component=stories/one&scheme=dark')).text();
  expect(page).toContain('data-scheme="dark"');
  expect(page).toContain('<script src="/assets/shell/gallery.js"></script>');
});

test('survives a client that goes away while it sends the stack of an error', async () => {
  const { get, port, server } = await development();
  const received = once(server, 'request') as Promise<[IncomingMessage]>;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /__dev/stack HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nError: ');
  const [request] = await received;
  const closed = new Promise((resolve) => request.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
  // A promise that rejects unhandled fails the test when the event loop turns.
  await new Promise(setImmediate);
  expect((await get('/stories/one')).status).toBe(200);
});

test('survives a client that goes away while it sends a form', async () => {
  const { get, port, requests } = await development();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/forms/a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nemail=');
  while (!requests.some(({ method }) => method === 'POST')) await new Promise(setImmediate);
  const [posted] = requests.filter(({ method }) => method === 'POST');
  const closed = new Promise((resolve) => posted!.socket.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
  expect((await get('/solutions/one')).status).toBe(200);
});

test('passes messages of a socket on in both directions', async () => {
  const { port } = await development();
  const [, stories] = running;
  stories!.on('upgrade', (request, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    socket.on('data', (sent: Buffer) => socket.write(`${request.url} ${sent.toString()}`));
  });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(
    'GET /assets/stories/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(await once(socket, 'data')).toEqual([expect.stringMatching(/^HTTP\/1\.1 101 /)]);
  socket.write('hello');
  expect(await once(socket, 'data')).toEqual(['/assets/stories/ws hello']);
  socket.destroy();
});

test('answers a stack that cannot be mapped with 500, and goes on', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { get, folders } = await development();
  jest.spyOn(folders, 'get').mockImplementation(() => {
    throw new Error('broken');
  });
  const stack = 'at One (http://localhost:4200/assets/stories/c.one.js:1:1)';
  expect((await get('/__dev/stack', { method: 'POST', body: stack })).status).toBe(500);
  expect(report).toHaveBeenCalledTimes(1);
  expect((await get('/stories/one')).status).toBe(200);
});

test.each(['evil.example', 'localhost.evil.example:4200'])(
  'answers no request for the host %j, which a page of another site may have made its own',
  async (host) => {
    const { port, requests } = await development();
    const { length } = requests;
    for (const path of ['/solutions/one', '/stories/one', '/assets/stories/remote-entry.js', '/release.json'])
      expect((await sendRequest(`http://127.0.0.1:${port}`, path, { headers: { Host: host } })).status).toBe(
        403,
      );
    expect(requests).toHaveLength(length);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /assets/stories/ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    expect(await text(socket)).toBe('');
  },
);

describe('with a remote site', () => {
  test('proxies its pages and files, and none of the cookies of other local servers', async () => {
    const { get, requests } = await development({ isRemote: true });
    const page = await get('/solutions/one', {
      headers: { Cookie: 'secret=1', Referer: 'http://localhost/a' },
    });
    expect(await page.text()).toBe('composed service');
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('server-timing')).toBeNull();
    expect(requests.at(-1)!.headers.authorization).toBe(`Basic ${btoa('team:secret')}`);
    expect(requests.at(-1)!.headers).not.toHaveProperty('cookie');
    expect(requests.at(-1)!.headers).not.toHaveProperty('referer');
    expect(await (await get('/assets/stories/c.0123456789.js')).text()).toBe('composed chunk');
  });

  test('keeps its redirects at the gateway', async () => {
    const { get } = await development({ isRemote: true });
    expect((await get('/moved', { redirect: 'manual' })).headers.get('location')).toBe('/solutions/one');
  });

  test('sends it no form and no signal', async () => {
    const { get, requests } = await development({ isRemote: true });
    const { length } = requests;
    expect((await get('/api/forms', { method: 'POST', body: '{}' })).status).toBe(403);
    expect(requests).toHaveLength(length);
  });

  test('says when it no longer answers', async () => {
    const { get, site } = await development({ isRemote: true });
    site.url = 'http://team:secret@127.0.0.1:1/';
    const response = await get('/solutions/one');
    expect([response.status, await response.text()]).toEqual([502, 'http://127.0.0.1:1 does not answer.']);
  });
});
