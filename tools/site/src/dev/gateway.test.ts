import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gateway } from './gateway.ts';

const SHELL_RECORD = JSON.stringify({
  name: 'shell',
  entryFiles: { js: 'main.js', css: 'main.css' },
  routes: [
    { path: '/', module: './pages/home.tsx' },
    { path: '/404', module: './pages/not-found.tsx' },
  ],
});

const STORIES_RECORD = JSON.stringify({
  name: 'stories',
  entryFiles: { js: 'remote-entry.js' },
  routes: [{ path: '/stories/one', module: './pages/one.tsx' }],
  widgets: [{ name: 'teasers', module: './widgets/teasers.tsx' }],
});

const running: Server[] = [];
afterEach(() => running.splice(0).forEach((server) => server.close().closeAllConnections()));

async function listening(server: Server): Promise<number> {
  running.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server that has these files, and nothing else. */
const having = (files: Record<string, string>) =>
  listening(
    createServer(({ url = '' }, response) => {
      response.writeHead(url in files ? 200 : 404).end(files[url] ?? 'not here');
    }),
  );

async function development() {
  const working = new Map([
    ['shell', await having({ '/assets/shell/section.json': SHELL_RECORD })],
    [
      'stories',
      await having({
        '/assets/stories/section.json': STORIES_RECORD,
        '/assets/stories/remote-entry.js': 'hot',
      }),
    ],
  ]);
  const composed = await having({
    '/stories/one': 'composed story',
    '/solutions/one': 'composed service',
    '/assets/stories/remote-entry.js': 'composed entry',
    '/assets/stories/c.0123456789.js': 'composed chunk',
    '/release.json': 'composed release',
  });
  const port = await listening(gateway({ working, composed }));
  return { working, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

test('a page of a section at work is a document that starts the application', async () => {
  const { ask } = await development();
  const page = await (await ask('/stories/one?from=mail')).text();
  expect(page).toContain('<script src="/assets/shell/main.js"></script>');
  expect(page).toContain('"section":"stories","path":"/stories/one"');
  expect(page).not.toContain('<h1');
});

test('every other page is the composed one', async () => {
  const { ask } = await development();
  expect(await (await ask('/solutions/one')).text()).toBe('composed service');
});

test('a file comes from the development server, and from the release when that has none', async () => {
  const { ask } = await development();
  expect(await (await ask('/assets/stories/remote-entry.js')).text()).toBe('hot');
  expect(await (await ask('/assets/stories/c.0123456789.js')).text()).toBe('composed chunk');
  expect((await ask('/assets/stories/nowhere.js')).status).toBe(404);
});

test('the release is the one at work, so that composed pages open its pages as documents', async () => {
  const { ask } = await development();
  expect(await (await ask('/release.json')).json()).toEqual({
    sections: {
      shell: { version: 'development', routes: {}, widgets: {} },
      stories: {
        version: 'development',
        remoteEntry: '/assets/stories/remote-entry.js',
        routes: { '/stories/one': { module: './pages/one.tsx', files: [] } },
        widgets: { teasers: { module: './widgets/teasers.tsx', files: [] } },
      },
    },
    integrity: { '/assets/stories/remote-entry.js': '' },
  });
});

test.each(['/nowhere', '/404', '//', '/%zz'])('%s is the not-found page at work', async (path) => {
  const { ask } = await development();
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('"section":"shell","path":null');
});

test('while a server is not up the page says so, and asks again', async () => {
  const { ask, working } = await development();
  working.set('stories', 1);
  const answer = await ask('/stories/one');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('http-equiv="refresh"');
});
