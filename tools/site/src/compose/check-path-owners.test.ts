import { fakeBuild } from '@vantedge/release/testing';
import { checkPathOwners } from './check-path-owners.ts';

const paths = { solutions: ['/solutions/**', '/industries'], pricing: ['/rate-card/**'], careers: [] };

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
  ['solutions', '/pricing', 'is not among its paths'],
  ['solutions', '/industries/banking', 'is not among its paths'],
  ['solutions', '/rate-card/eu', "belongs to 'pricing'"],
  ['stories', '/solutions/finance', "belongs to 'solutions'"],
  ['careers', '/careers', 'is not among its paths'],
])('%s may not claim %s, which %s', (section, path, reason) => {
  expect(() => check(section, path)).toThrow(
    expect.objectContaining({
      code: 'PATH_NOT_OWNED',
      message: expect.stringContaining(`${path} of '${section}' ${reason}`),
    }),
  );
});
