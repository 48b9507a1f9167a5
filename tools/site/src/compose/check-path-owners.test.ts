import { fakeBuild } from '@vantedge/release/testing';
import { checkPathOwners } from './check-path-owners.ts';

const paths = { solutions: ['/solutions/**', '/industries'], careers: [] };

const check = (section: string, path: string) => {
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
])('%s may claim %s', (section, path) => expect(() => check(section, path)).not.toThrow());

test.each([
  ['solutions', '/pricing'],
  ['solutions', '/industries/banking'],
  ['stories', '/solutions/finance'],
  ['careers', '/careers'],
])('%s may not claim %s', (section, path) => {
  expect(() => check(section, path)).toThrow(
    expect.objectContaining({
      code: 'PATH_NOT_OWNED',
      message: expect.stringContaining(`${path} of '${section}'`),
    }),
  );
});
