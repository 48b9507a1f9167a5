import { type Package, packages, root } from './workspace.ts';

const ALL = [root, ...packages];

/** Registry packages of which a package declares another version than the others. */
function differing(subject: Package, others: readonly Package[]): string[] {
  return Object.entries(subject.versions).flatMap(([name, version]) =>
    others
      .filter(({ versions }) => versions[name] !== undefined && versions[name] !== version)
      .map(
        (other) => `${subject.folder} declares ${name} ${version}, ${other.folder} ${other.versions[name]}`,
      ),
  );
}

test('every package.json declares the same version of a dependency: builds use one copy for all', () => {
  expect(ALL.flatMap((subject) => differing(subject, ALL))).toEqual([]);
});

test('reports the React of a section that is not that of the workspace', () => {
  const stories = packages.find(({ folder }) => folder === 'apps/stories')!;
  const older = { ...stories, versions: { ...stories.versions, react: '18.3.1' } };
  expect(differing(older, [root])).toEqual([
    `apps/stories declares react 18.3.1, . ${root.versions['react']}`,
  ]);
});
