import { type BuildRecord, CONTRACT_VERSION } from '@vantedge/federation-contract';
import { clientRelease, pageData } from './client-release.ts';

const section = (name: string, id: string): [string, { id: string; build: BuildRecord }] => [
  name,
  {
    id,
    build: {
      contract: CONTRACT_VERSION,
      name,
      entryFiles: { js: ['entry.js'], css: [] },
      routes: [{ path: `/${name}`, module: './page.tsx', js: ['page.js'], css: [] }],
      widgets: [],
      files: {
        'entry.js': { integrity: 'sha256-e', bytes: 1 },
        'page.js': { integrity: 'sha256-p', bytes: 1 },
      },
      server: { file: 'server.cjs', integrity: `sha256-${'A'.repeat(43)}=` },
      shared: {},
    },
  },
];

const shell = section('shell', '1');
const stories = section('stories', '2');

test('the same versions give the same bytes in any order of publishing', () => {
  const one = clientRelease(new Map([shell, stories]));
  const other = clientRelease(new Map([stories, shell]));
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

test('contains pages and files of every section, but not the scripts that start the shell', () => {
  const { sections, integrity } = clientRelease(new Map([shell, stories]));
  expect(sections['shell']).toMatchObject({
    version: '1',
    routes: { '/shell': { module: './page.tsx', files: ['/assets/shell/page.js'] } },
  });
  expect(sections['stories']).toMatchObject({ version: '2', remoteEntry: '/assets/stories/entry.js' });
  expect(Object.keys(integrity)).toEqual([
    '/assets/shell/page.js',
    '/assets/stories/entry.js',
    '/assets/stories/page.js',
  ]);
});

test('a page from data has the path with its parameters', () => {
  const [name, { id, build }] = section('careers', '3');
  const routes = ['a', 'b'].map((slug) => ({
    ...build.routes[0]!,
    path: `/careers/${slug}`,
    pattern: '/careers/:slug',
  }));
  const sections = new Map([shell, [name, { id, build: { ...build, routes } }] as const]);
  expect(clientRelease(sections).sections['careers']!.routes).toMatchObject({
    '/careers/a': { pattern: '/careers/:slug' },
    '/careers/b': { pattern: '/careers/:slug' },
  });
  const data = pageData(sections, 'careers', '/careers/b', './page.tsx', [], []);
  expect(data.release.sections['careers']!.routes).toEqual({
    '/careers/b': {
      module: './page.tsx',
      files: ['/assets/careers/page.js'],
      pattern: '/careers/:slug',
    },
  });
});
