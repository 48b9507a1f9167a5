import type { BuildRecord } from '@vantedge/federation-contract';
import { checkPlatform } from './check-platform.ts';

const build = (name: string, paths: string[], more: Partial<BuildRecord> = {}): BuildRecord => ({
  contract: 2,
  name,
  entryFiles: { js: ['entry.js'], css: [] },
  routes: paths.map((path) => ({ path, module: './page.tsx', js: ['page.js'], css: [] })),
  widgets: [],
  files: {},
  server: { file: 'server.cjs', integrity: `sha384-${'A'.repeat(64)}` },
  placeholders: {},
  shared: { react: '19.3.1', '@vantedge/shared-ui': '0.1.0' },
  federation: '2.9.2',
  ...more,
});

const shell = build('shell', ['/']);
const stories = build('stories', ['/success-stories/ukg']);

test('accepts a shell and a section with the same versions', () =>
  expect(() => checkPlatform([shell, stories])).not.toThrow());

test('accepts a section built with an older minor version, and rejects a newer one', () => {
  const on = (react: string) => build('stories', [], { shared: { react } });
  expect(() => checkPlatform([shell, on('19.2.0')])).not.toThrow();
  expect(() => checkPlatform([shell, on('19.4.0')])).toThrow("'stories' needs react ^19.4.0");
});

test('reports every incompatibility', () => {
  const skewed = build('stories', [], { shared: { react: '20.0.0', lodash: '4.0.0' }, federation: '3.0.0' });
  expect(() => checkPlatform([shell, skewed])).toThrow(
    /react \^20\.0\.0, the shell provides 19\.3\.1; .*lodash .* provides none; .*enhanced \^3\.0\.0, .* 2\.9\.2/,
  );
});

test('rejects a section that relies on a Trusted Types policy that the shell does not create', () => {
  const current = (name: string) => build(name, [], { trustedTypes: 'default' });
  expect(() => checkPlatform([current('shell'), current('stories'), build('labs', [])])).not.toThrow();
  expect(() => checkPlatform([shell, current('stories')])).toThrow(
    "'stories' relies on a Trusted Types policy that this shell does not create",
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

test.each(['/api', '/api/leads/token', '/assets', '/assets/shell', '/healthz', '/readyz'])(
  'rejects the reserved path %s',
  (path) =>
    expect(() => checkPlatform([shell, build('labs', [path])])).toThrow(
      expect.objectContaining({
        code: 'PATH_RESERVED',
        message: expect.stringContaining(`${path} of 'labs'`),
      }),
    ),
);
