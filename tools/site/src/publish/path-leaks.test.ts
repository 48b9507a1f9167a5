import path from 'node:path';
import { assertPathFree, findPathLeak } from './path-leaks.ts';
import { homedir } from 'node:os';

const ROOTS = ['/srv/site', '/root'];

const find = (text: string, name = 'main.js', roots = ROOTS) => findPathLeak(name, Buffer.from(text), roots);

const map = (sources: string[]) =>
  `//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(JSON.stringify({ sources })).toString('base64')}`;

test.each([
  ['a file of the workspace', 'x={import:"/srv/site/libs/router"}', '/srv/site/libs/router'],
  ['the workspace', 'x={context:"/srv/site"}', '/srv/site'],
  ['a URL-encoded path', 'from%20%22%2Fsrv%2Fsite%2Fa%22', '/srv/site/a'],
  [
    'an installed package',
    'x="/builds/team/site/node_modules/react/index.js"',
    '/builds/team/site/node_modules/react',
  ],
  ['a source of another machine', "x='/home/runner/site/src/a.tsx'", '/home/runner/site/src/a.tsx'],
  ['a path in the name of a module', '(fallback: /opt/ci/src/a.ts)', '/opt/ci/src/a.ts'],
  ['a file URL', 'x="file:///opt/site/a"', 'file:///opt/site'],
  ['a home folder', 'x="/Users/ada/site"', '/Users/ada/site'],
  ['a Windows path', String.raw`x="C:\\Users\\ada\\site"`, String.raw`C:\\Users\\ada`],
  ['a Windows source', String.raw`x="D:\\code\\site\\src\\a.ts"`, String.raw`D:\\code\\site\\src\\a.ts`],
  ['an inline source map', `x()\n${map(['/home/ada/site/src/a.ts'])}`, '/home/ada/site/src/a.ts'],
])('finds %s', (_, text, leak) => {
  expect(find(text)).toContain(leak);
});

test.each([
  ['a page', 'x={path:"/srv/site-selection/portfolio"}'],
  ['a page below a folder with the name of one', 'x="/products/srv/site"'],
  ['a script of the site', 'x="/assets/shell/main.0d36e0b025.js"'],
  ['a script of another site', 'x="https://cdn.example.com/npm/a/b.mjs"'],
  ['a script of the same scheme', 'x="//cdn.example.com/npm/a/b.mjs"'],
  ['a relative path', 'import("../../libs/shared-ui/src/index.ts")'],
  ['a path in the workspace', 'x="libs/content/stories/src/ukg.ts"'],
  ['a regular expression', String.raw`/[\\/]node_modules[\\/]react/.test(x)`],
  ['a check of file URLs', 'x.startsWith("file:///")'],
  ['a package in node_modules', 'x="/node_modules/react"'],
  ['an example in a comment', '/**\n * Such as /path/to/node_modules/a or file:///home/user/a.\n */'],
  ['a relative source map', map(['apps/stories/src/a.tsx', 'node_modules/react/index.js'])],
  ['division', 'x=a/b/c/d.ts'],
])('accepts %s', (_, text) => {
  expect(find(text)).toBeUndefined();
});

test('finds the workspace in a comment and in an image', () => {
  expect(find('// /srv/site/apps/a.ts', 'server.cjs')).toBe('/srv/site/apps/a.ts');
  expect(find('\x89PNG\x00/srv/site/a.psd\x00', 'share.png')).toContain('/srv/site/a.psd');
});

test('finds folders whose names contain spaces, brackets and letters beyond ASCII', () => {
  const root = '/home/ada lovelace/Äpfel (neu)';
  expect(find(`x="${root}/a"`, 'main.js', [root])).toBe(`${root}/a`);
});

test('ignores folders at the root of the file system: a site may have pages below /app', () => {
  expect(find('x="/app/sign-in"', 'main.js', ['/app', '/'])).toBeUndefined();
});

test.each(['+/aA9/', '$/a', ' /a/b', '\\\\a'])(
  'searches a long string of %p without backtracking',
  (part) => {
    expect(find(`x="${part.repeat(500_000)}"`)).toBeUndefined();
  },
);

const DIST = '/srv/site/dist';

const assert = (text: string) =>
  assertPathFree(DIST, 'stories', [
    ['browser/a.js', Buffer.from('a()')],
    ['server/server.cjs', Buffer.from(text)],
  ]);

test('names the file, the path and the command that builds again', () => {
  expect(() => assert('x("/srv/site/apps/stories")')).toThrow(
    expect.objectContaining({
      code: 'BUILD_PATH_LEAK',
      message: expect.stringMatching(/server\/server\.cjs.*\/srv\/site\/apps\/stories/),
      at: path.join(DIST, 'stories/server/server.cjs'),
      fix: expect.stringContaining('npx nx build stories'),
    }),
  );
});

test('accepts a build without paths', () => {
  expect(() => assert('x("apps/stories")')).not.toThrow();
});

test("finds the builder's home folder, unless it is at the root of the file system", () => {
  const inHome = `x("${path.join(homedir(), 'cache/a')}")`;
  if (homedir().split('/').length > 2) expect(() => assert(inHome)).toThrow('BUILD_PATH_LEAK');
  else expect(() => assert(inHome)).not.toThrow();
});
