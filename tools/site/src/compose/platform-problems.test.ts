import { type BuiltPlatform, compatibleRange } from '@vantedge/federation-contract';
import type { StoredBuild } from '@vantedge/release';
import { platformProblems } from './platform-problems.ts';

const TOOLS = { '@module-federation/enhanced': '2.9.2', '@rspack/core': '2.2.9' };

interface Versions {
  react?: string;
  '@module-federation/enhanced'?: string;
  '@rspack/core'?: string;
}

function build(name: string, versions: Versions, platform?: Partial<BuiltPlatform>): StoredBuild {
  const all = { react: '19.3.1', ...TOOLS, ...versions };
  const ranges = Object.fromEntries(Object.entries(all).map(([key, value]) => [key, compatibleRange(value)]));
  return {
    contract: 2,
    name,
    entryFiles: { js: ['entry.js'], css: [] },
    routes: [],
    widgets: [],
    files: {},
    placeholders: {},
    shared: { react: all.react },
    federation: all['@module-federation/enhanced'],
    platform: { api: 1, rspack: all['@rspack/core'], ...(name === 'shell' ? {} : { ranges }), ...platform },
  };
}

const problems = (shell: StoredBuild, section: StoredBuild) => platformProblems(shell, section).join('; ');

test.each<[string, Versions]>([
  ['a patch of React', { react: '19.3.4' }],
  ['a minor version of React', { react: '19.4.0' }],
  ['a patch of Module Federation', { '@module-federation/enhanced': '2.9.7' }],
  ['a patch of rspack', { '@rspack/core': '2.2.12' }],
])('%s in the shell needs no build of a section', (_, versions) => {
  expect(problems(build('shell', versions), build('stories', {}))).toBe('');
});

test.each<[string, Versions]>([
  ['a patch of React', { react: '19.3.4' }],
  ['a patch of Module Federation', { '@module-federation/enhanced': '2.9.7' }],
  ['a patch of rspack', { '@rspack/core': '2.2.12' }],
])('a section may be built with %s that the shell does not have yet', (_, versions) => {
  expect(problems(build('shell', {}), build('stories', versions))).toBe('');
});

test.each<[string, Versions, string]>([
  ['a later minor version of React', { react: '19.4.0' }, 'react ^19.4.0, the shell provides 19.3.1'],
  ['an earlier major version', { react: '18.3.1' }, 'react ^18.3.0, the shell provides 19.3.1'],
  [
    'a later minor version of Module Federation',
    { '@module-federation/enhanced': '2.10.0' },
    '@module-federation/enhanced ^2.10.0, the shell provides 2.9.2',
  ],
  [
    'a later minor version of rspack',
    { '@rspack/core': '2.3.0' },
    '@rspack/core ^2.3.0, the shell provides 2.2.9',
  ],
])('a section built with %s is incompatible', (_, versions, problem) => {
  expect(problems(build('shell', {}), build('stories', versions))).toBe(`'stories' needs ${problem}`);
});

test.each([
  [1, '', { api: 2, minApi: 1 }],
  [2, '', { api: 2, minApi: 1 }],
  [3, "'stories' needs platform API 3, the shell provides 1 to 2", { api: 2, minApi: 1 }],
  [1, "'stories' needs platform API 1, the shell provides 2", { api: 2, minApi: 2 }],
])('a section on platform API %i: "%s"', (api, problem, shell) => {
  expect(problems(build('shell', {}, shell), build('stories', {}, { api }))).toBe(problem);
});

describe('a build from before ranges were recorded', () => {
  const { platform: _, ...early } = build('stories', {});
  const { platform: __, ...earlyShell } = build('shell', {});

  test('works with the same versions or later ones', () => {
    expect(problems(build('shell', { react: '19.4.0' }), early)).toBe('');
    expect(problems(build('shell', { react: '19.3.0' }), early)).toContain('react ^19.3.1');
  });

  test('is on the first platform API', () =>
    expect(problems(build('shell', {}, { api: 2, minApi: 2 }), early)).toContain('platform API 1'));

  test('as a shell, works with a section of any rspack version', () =>
    expect(problems(earlyShell, build('stories', { '@rspack/core': '9.0.0' }))).toBe(''));
});
