import { isBuiltin } from 'node:module';
import path from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import { isProduct, type Package, packages, readSource, root, type Source, sourcesIn } from './workspace.ts';

const ALL = [root, ...packages];

/** Modules that the build provides: the tables it generates, and Tailwind. */
const PROVIDED_BY_BUILD = ['all-modules', 'declared-modules', 'tailwindcss'];

/**
 * Packages that a script or stylesheet imports without declaring them. A package of the registry that only tests import may be
 * the root's; one of the workspace may not, because Nx learns from the declarations what a change affects.
 */
function undeclared(source: Source, owner: Package): string[] {
  const declares = ({ versions }: Package, name: string) => name in versions || `@types/${name}` in versions;
  return [...new Set(requestsOf(source).map(nameOf))]
    .filter((name) => !name.startsWith('.') && !isBuiltin(name) && !PROVIDED_BY_BUILD.includes(name))
    .filter((name) => name !== owner.name && !declares(owner, name))
    .filter((name) => isProduct(source.file) || name.startsWith('@vantedge/') || !declares(root, name))
    .map((name) => `${source.file} imports ${name}: declare it in ${owner.folder}/package.json`);
}

function requestsOf({ file, code }: Source): string[] {
  if (file.endsWith('.css'))
    return [...code.matchAll(/@(?:import|reference|plugin)\s+["']([^"']+)["']/g)].map(([, name]) => name!);
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Name of the package that a request is for; a relative path stays. */
const nameOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/** Registry packages of which a package declares another version than the others. */
const differing = (subject: Package, others: readonly Package[]): string[] =>
  Object.entries(subject.versions).flatMap(([name, version]) =>
    others
      .filter(({ versions }) => versions[name] !== undefined && versions[name] !== version)
      .map(
        (other) => `${subject.folder} declares ${name} ${version}, ${other.folder} ${other.versions[name]}`,
      ),
  );

const isUnit = ({ file }: { file: string }) => !/\.(site|s3|postgres|proxies)\.test\.ts$/.test(file);

describe.each(packages)('$folder', (subject) => {
  test('declares what it imports', () => {
    const sources = sourcesIn(subject.folder, /\.(tsx?|mjs|css)$/);
    expect(sources.flatMap((source) => undeclared(source, subject))).toEqual([]);
  });

  test('declares the same versions as the others: builds use one copy for all', () => {
    expect(differing(subject, ALL)).toEqual([]);
  });

  test('has tags, which eslint.config.mjs has rules for', () => {
    expect(subject.tags).not.toEqual([]);
  });

  test('has a unit target if it has tests, so that `npm test` runs them', () => {
    const hasTests = sourcesIn(subject.folder, /\.test\.tsx?$/).some(isUnit);
    expect(subject.targets.includes('unit')).toBe(hasTests);
  });
});

test('every test belongs to a package or to tools/workspace', () => {
  const files = ['apps', 'libs', 'tools', 'tests'].flatMap((folder) => sourcesIn(folder, /\.test\.tsx?$/));
  const folders = [...packages.map(({ folder }) => folder), 'tools/workspace'];
  const stray = files.filter(({ file }) => !folders.some((folder) => file.startsWith(`${folder}/`)));
  expect(stray.map(({ file }) => file)).toEqual([]);
});

describe('reports', () => {
  const stories = packages.find(({ folder }) => folder === 'apps/stories')!;

  test.each([
    ['a package of the workspace', "import { x } from '@vantedge/leads';"],
    ['its types', "import type { x } from '@vantedge/leads';"],
    ['a re-exported package', "export { x } from '@vantedge/leads';"],
    ['a dynamically imported package', "const load = () => import('@vantedge/leads');"],
    ['a package that only the workspace declares', "import semver from 'semver';"],
    ['a package that no package.json declares', "import 'left-pad';"],
  ])('%s', (_, code) => {
    expect(undeclared({ file: 'apps/stories/src/story.tsx', code }, stories)).toHaveLength(1);
  });

  test('in a test, only packages of the workspace', () => {
    const file = 'apps/stories/src/story.test.tsx';
    expect(undeclared({ file, code: "import { x } from '@vantedge/leads';" }, stories)).toHaveLength(1);
    expect(undeclared({ file, code: "import fc from 'fast-check';" }, stories)).toEqual([]);
  });

  test('the React of a section that is not that of the workspace', () => {
    const older = { ...stories, versions: { ...stories.versions, react: '18.3.1' } };
    expect(differing(older, [root])).toEqual([
      `apps/stories declares react 18.3.1, . ${root.versions['react']}`,
    ]);
  });
});

interface Lock {
  packages: Record<string, { version?: string; peerDependencies?: Record<string, string> }>;
}

/** Installed packages that do not have the version that a package next to them declares as its peer. */
function unmetPeers({ packages: locked }: Lock): string[] {
  const installedFor = (folder: string, name: string): string | undefined => {
    const own = locked[path.posix.join(folder, 'node_modules', name)];
    if (own || folder === '') return own?.version;
    return installedFor(folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)), name);
  };
  return Object.entries(locked).flatMap(([folder, { peerDependencies = {} }]) =>
    Object.entries(peerDependencies).flatMap(([name, declared]) => {
      const range = declared.replace(/^npm:.+@/, '');
      const version = installedFor(folder, name);
      if (!version || semver.satisfies(version, range, { includePrerelease: true })) return [];
      return [`${folder} needs ${name} ${range}, installed is ${version}`];
    }),
  );
}

test('every installed peer has an accepted version: npm 10, which comes with Node 20 and 22, refuses to install others', () => {
  expect(unmetPeers(JSON.parse(readSource('package-lock.json').code) as Lock)).toEqual([]);
});

test.each([
  ['node_modules/a/node_modules/b', 1],
  ['node_modules/a', 1],
  ['apps/a', 1],
  ['node_modules/a/node_modules/c', 0],
])('a peer of %s: reported %i', (folder, problems) => {
  const peerDependencies = { peer: 'npm:other@>=2.0.0 || 1.9.0' };
  const peers = { 'node_modules/peer': { version: '1.0.0' } };
  const nested = { 'node_modules/a/node_modules/c/node_modules/peer': { version: '2.1.0-beta' } };
  const packages = { ...peers, ...nested, [folder]: { peerDependencies } };
  expect(unmetPeers({ packages })).toHaveLength(problems);
});

test('scripts that run before npm install import only Node modules', () => {
  const scripts = ['dev', 'install', 'run', 'start', 'test'].map((name) => `tools/workspace/${name}.mjs`);
  const requests = [...scripts, 'tools/site/bin/end-with-npm.mjs'].flatMap((file) =>
    requestsOf(readSource(file)),
  );
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((request) => !isBuiltin(request) && !request.startsWith('.'))).toEqual([]);
});
