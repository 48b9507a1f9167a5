import { homedir } from 'node:os';
import path from 'node:path';
import { assertPathFree } from './assert-path-free.ts';

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
