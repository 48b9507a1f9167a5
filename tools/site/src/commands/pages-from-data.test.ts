import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageCode } from '../compose/testing/sample-sections.ts';
import { writeSampleBuild } from '../publish/testing/sample-build.ts';
import { runJson } from '../testing/run-site.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

let around: string;
beforeEach(async () => void (around = await mkdtemp(path.join(tmpdir(), 'data-'))));
afterEach(() => rm(around, { recursive: true }));

const dist = () => path.join(around, 'dist');
const inStore = () => ['--store', path.join(around, 'store')];
const publish = (...given: string[]) =>
  runJson('publish', ...given, '--expect', 'any', '--unchecked', 'a test', '--dist', dist(), ...inStore());

/** Builds a section with the pages of a pattern. */
const build = (section: string, pattern: string, ...slugs: string[]) =>
  writeSampleBuild(dist(), section, {
    code: pageCode(section),
    record: {
      routes: slugs.map((slug) => ({
        path: pattern.replace(/:\w+/, slug),
        pattern,
        module: './pages/index.tsx',
        js: ['main.js'],
        css: [],
      })),
    },
  });

test('pages from data are published, compared, redirected and exported as all others', async () => {
  await writeSampleBuild(dist(), 'shell');
  await build('careers', '/careers/:slug', 'cook', 'smith');
  expect(await publish('shell', 'careers')).toMatchObject({
    rendered: expect.arrayContaining(['/careers/cook', '/careers/smith']),
  });

  await build('careers', '/careers/:slug', 'smith', 'baker');
  expect(await publish('careers')).toMatchObject({
    error: { code: 'PAGE_REMOVED', message: expect.stringContaining('/careers/cook') },
  });
  const settings = path.join(around, 'settings.json');
  await writeFile(settings, JSON.stringify({ redirects: { '/careers/cook': '/careers/smith' } }));
  await runJson('settings', 'apply', settings, ...inStore());
  await publish('careers');
  expect(await runJson('diff', 'production@1', 'production', ...inStore())).toMatchObject({
    added: ['/careers/baker'],
    removed: ['/careers/cook'],
  });

  const folder = path.join(around, 'public');
  await runJson('export', folder, ...inStore());
  expect(await readdir(path.join(folder, 'careers'))).toEqual(
    expect.arrayContaining(['baker.html', 'smith.html']),
  );
  expect(await readFile(path.join(folder, '_redirects'), 'utf8')).toContain('/careers/cook /careers/smith');
  expect(await readFile(path.join(folder, 'sitemap.xml'), 'utf8')).toContain('/careers/baker</loc>');

  await build('events', '/careers/:event', 'fair');
  expect(await publish('events')).toMatchObject({
    error: { code: 'DUPLICATE_ROUTE', message: expect.stringContaining('match the same paths') },
  });
});
