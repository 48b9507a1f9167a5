import { type BuildRecord, CONTRACT_VERSION } from '@vantedge/federation-contract';
import { clientRelease } from './client-release.ts';

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
