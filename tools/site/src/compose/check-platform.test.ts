import { fakeBuild } from '@vantedge/release/testing';
import { type BuildRecord, compatibleRange, CONTRACT_VERSION } from '@vantedge/federation-contract';
import { checkPathOwners, checkPlatform } from './check-platform.ts';

const PROVIDED = { react: '19.3.1', '@vantedge/shared-ui': '0.1.0', '@module-federation/enhanced': '2.9.2' };
const NEEDED = { react: '^19.3.0', '@vantedge/shared-ui': '^0.1.0', '@module-federation/enhanced': '^2.9.0' };

const build = (name: string, paths: string[], more: Partial<BuildRecord> = {}): BuildRecord => ({
  contract: CONTRACT_VERSION,
  name,
  entryFiles: { js: ['entry.js'], css: [] },
  routes: paths.map((path) => ({ path, module: './page.tsx', js: ['page.js'], css: [] })),
  widgets: [],
  files: {},
  server: { file: 'server.cjs', integrity: `sha256-${'A'.repeat(43)}=` },
  shared: name === 'shell' ? PROVIDED : NEEDED,
  ...more,
});

const shell = build('shell', ['/']);
const stories = build('stories', ['/success-stories/ukg']);

test('accepts a shell and a section that needs what it provides', () =>
  expect(() => checkPlatform([shell, stories])).not.toThrow());

/** A shell and a section that were built with versions. */
const builtWith = (provided: Record<string, string>, installed: Record<string, string>) => {
  const ranges = Object.entries(installed).map(([name, version]) => [name, compatibleRange(version)]);
  return [
    build('shell', ['/'], { shared: { ...PROVIDED, ...provided } }),
    build('stories', [], {
      shared: { ...NEEDED, ...(Object.fromEntries(ranges) as Record<string, string>) },
    }),
  ];
};

test.each<Record<string, string>>([
  { react: '19.3.4' },
  { react: '19.4.0' },
  { '@module-federation/enhanced': '2.9.7' },
])('a shell with %j needs no build of a section', (provided) =>
  expect(() => checkPlatform(builtWith(provided, {}))).not.toThrow(),
);

test.each<Record<string, string>>([{ react: '19.3.4' }, { '@module-federation/enhanced': '2.9.7' }])(
  'a section may be built with %j, which the shell does not have yet',
  (installed) => expect(() => checkPlatform(builtWith({}, installed))).not.toThrow(),
);

test.each<[Record<string, string>, string]>([
  [{ react: '19.4.0' }, 'react ^19.4.0, the shell provides 19.3.1'],
  [{ react: '18.3.1' }, 'react ^18.3.0, the shell provides 19.3.1'],
  [{ lodash: '4.0.0' }, 'lodash ^4.0.0, the shell provides none'],
])('a section built with %j is incompatible', (installed, problem) =>
  expect(() => checkPlatform(builtWith({}, installed))).toThrow(
    expect.objectContaining({
      code: 'PLATFORM_INCOMPATIBLE',
      message: expect.stringContaining(`'stories' needs ${problem}`),
    }),
  ),
);

test('reports every incompatibility', () =>
  expect(() =>
    checkPlatform(builtWith({}, { react: '20.0.0', '@module-federation/enhanced': '3.0.0' })),
  ).toThrow(/react \^20\.0\.0, .* 19\.3\.1; .*enhanced \^3\.0\.0, .* 2\.9\.2/));

describe('pages from data', () => {
  const jobs = (name: string, pattern: string, ...paths: string[]) => {
    const { routes, ...others } = build(name, paths);
    return { ...others, routes: routes.map((route) => ({ ...route, pattern })) };
  };
  const careers = jobs('careers', '/careers/:slug', '/careers/cook', '/careers/smith');
  const duplicate = (text: string) =>
    expect.objectContaining({ code: 'DUPLICATE_ROUTE', message: expect.stringContaining(text) });

  test('may be beside pages of another section', () =>
    expect(() => checkPlatform([shell, careers, build('events', ['/careers/open-day'])])).not.toThrow());

  test('collide with a page of another section by their paths', () =>
    expect(() => checkPlatform([shell, careers, build('events', ['/careers/cook'])])).toThrow(
      duplicate("/careers/cook is owned by 'careers' and by 'events'"),
    ));

  test.each(['/careers/:id', '/:area/:slug'])('collide with those of another section at %s', (pattern) =>
    expect(() => checkPlatform([shell, careers, jobs('events', pattern, '/careers/open-day')])).toThrow(
      duplicate(`/careers/:slug of 'careers' and ${pattern} of 'events' match the same paths`),
    ),
  );
});

test('rejects a site without a shell', () =>
  expect(() => checkPlatform([stories])).toThrow(expect.objectContaining({ code: 'SHELL_REQUIRED' })));

test('reports both owners of a duplicate path', () =>
  expect(() => checkPlatform([shell, stories, build('labs', ['/success-stories/ukg'])])).toThrow(
    expect.objectContaining({
      code: 'DUPLICATE_ROUTE',
      message: expect.stringContaining("owned by 'stories' and by 'labs'"),
    }),
  ));

test.each(['/api', '/api/forms', '/assets', '/assets/shell', '/healthz', '/readyz'])(
  'rejects the reserved path %s',
  (path) =>
    expect(() => checkPlatform([shell, build('labs', [path])])).toThrow(
      expect.objectContaining({
        code: 'PATH_RESERVED',
        message: expect.stringContaining(`${path} of 'labs'`),
      }),
    ),
);

const paths = { solutions: ['/solutions/**', '/industries'], pricing: ['/rate-card/**'], careers: [] };

const checkPath = (section: string, path: string) => {
  const build = fakeBuild(section);
  checkPathOwners([{ ...build, routes: [{ ...build.routes[0]!, path }] }], paths);
};

test.each([
  ['solutions', '/solutions'],
  ['solutions', '/solutions/finance/eu'],
  ['solutions', '/industries'],
  ['stories', '/stories'],
  ['stories', '/solutionsx'],
  ['stories', '/industries/banking'],
])('%s may claim %s', (section, path) => expect(() => checkPath(section, path)).not.toThrow());

test.each([
  ['solutions', '/pricing', 'is not among its paths'],
  ['solutions', '/industries/banking', 'is not among its paths'],
  ['solutions', '/rate-card/eu', "belongs to 'pricing'"],
  ['stories', '/solutions/finance', "belongs to 'solutions'"],
  ['careers', '/careers', 'is not among its paths'],
])('%s may not claim %s, which %s', (section, path, reason) => {
  expect(() => checkPath(section, path)).toThrow(
    expect.objectContaining({
      code: 'PATH_NOT_OWNED',
      message: expect.stringContaining(`${path} of '${section}' ${reason}`),
    }),
  );
});
