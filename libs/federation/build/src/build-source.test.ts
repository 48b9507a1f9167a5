import path from 'node:path';
import { buildPaths, WORKSPACE } from './workspace.ts';

test('a build reads its app, the packages of the repository below it, and what all builds depend on', () => {
  const paths = buildPaths(path.join(WORKSPACE, 'apps/stories')).map((file) =>
    path.relative(WORKSPACE, file),
  );
  expect(paths).toEqual(
    expect.arrayContaining([
      'apps/stories',
      'libs/content/stories',
      'libs/shared-ui',
      // Through libs/shared-ui.
      'libs/leads',
      'libs/federation/build',
      'package-lock.json',
      'tsconfig.json',
    ]),
  );
  expect(paths.filter((file) => /pricing|shell|node_modules|tools/.test(file))).toEqual([]);
});
