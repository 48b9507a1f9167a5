import { isBuiltin } from 'node:module';
import path from 'node:path';
import { importsOf } from './imports.ts';
import { type DependencyRules, rulesFor } from './dependency-rules.ts';
import { ownerOf, type Package, packageNamed, root, type Source } from './workspace.ts';

/** Modules that the build provides: the tables it generates, and Tailwind. */
const PROVIDED_BY_BUILD = ['all-modules', 'declared-modules', 'tailwindcss'];

/** Imports of a file that its package does not declare. */
export function undeclared(source: Source): string[] {
  const owner = ownerOf(source.file);
  return packagesOf(source)
    .filter((name) => !declares(owner, name))
    .filter((name) => packageNamed(name) || isProduct(source.file) || !declares(root, name))
    .map((name) => `${source.file} imports ${name}: ${remedy(owner, name)}`);
}

/** What to do about an import that a package does not declare: declare it, unless the rules do not allow that. */
function remedy(owner: Package, name: string): string {
  const rules = rulesFor(owner);
  if (!rules || !packageNamed(name) || allowedBy(rules).includes(name))
    return `declare it in ${owner.folder}/package.json`;
  const isContent = name.startsWith('@vantedge/content-');
  return `${owner.folder} must not use it${isContent ? ': copy of another section belongs to that section; show its widget, or link to it' : ''}`;
}

const allowedBy = ({ ours, registry }: DependencyRules) => [
  ...ours.map((name) => `@vantedge/${name}`),
  ...registry,
];

/** Imports that bypass a package's `exports`, or reach another package by a relative path. */
export function deepImports(source: Source): string[] {
  return importsOf(source).flatMap(({ request }) => {
    if (request.startsWith('.')) return leavesItsPackage(source.file, request);
    const target = packageNamed(packageOf(request));
    if (!target || target.entryPoints.includes(request)) return [];
    return [
      `${source.file} imports ${request}: ${target.name} exports ${target.entryPoints.join(', ') || 'nothing'}`,
    ];
  });
}

/** Imports of Node's modules in browser code. */
export function nodeInBrowser(source: Source): string[] {
  const rules = rulesFor(ownerOf(source.file));
  if (
    !rules ||
    runsOnNode(rules.node, source.file) ||
    !isProduct(source.file) ||
    source.file.endsWith('/entry.server.tsx')
  )
    return [];
  return importsOf(source)
    .filter(({ request }) => isBuiltin(request))
    .map(({ request }) => `${source.file} imports ${request}, which does not exist in browsers`);
}

const runsOnNode = (node: true | string | undefined, file: string) =>
  typeof node === 'string' ? file.startsWith(node) : Boolean(node);

/** Declared dependencies that the rules do not allow. */
export function disallowedDependencies(subject: Package): string[] {
  const rules = rulesFor(subject);
  if (!rules) return [];
  const allowed = allowedBy(rules);
  return subject.declared
    .filter((name) => !allowed.includes(name))
    .map(
      (name) =>
        `${subject.folder}/package.json declares ${name}, which tests/boundaries/dependency-rules.ts does not allow`,
    );
}

/** Whether a file ships, unlike tests, examples and test helpers. */
export const isProduct = (file: string) =>
  file.includes('/src/') &&
  !/(\.(test|examples|e2e)\.tsx?$|\/testing\/)/.test(file) &&
  !file.startsWith('tests/');

/** `@types/x` counts as declaring `x`. */
const declares = ({ declared }: Package, name: string) =>
  declared.includes(name) || declared.includes(`@types/${name}`);

function packagesOf(source: Source): string[] {
  const names = importsOf(source)
    .map(({ request }) => request)
    .filter((request) => !request.startsWith('.') && !isBuiltin(request))
    .map(packageOf);
  return [...new Set(names)].filter((name) => !PROVIDED_BY_BUILD.includes(name));
}

/** Package of a request: `react` for `react/jsx-runtime`. The build preset prefixes unwrapped packages with `raw/`. */
function packageOf(request: string): string {
  const parts = request.replace(/^raw\//, '').split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

function leavesItsPackage(file: string, request: string): string[] {
  const target = path.posix.join(path.posix.dirname(file), request);
  const [from, to] = [ownerOf(file), ownerOf(target)];
  // Tests may drive the tools and the server directly.
  if (from === to || (from.folder === 'tests' && /^(tools|apps\/server|libs\/(release|cli))\//.test(target)))
    return [];
  return [`${file} imports ${request}, which is in ${to.folder}: import ${to.name} by its name`];
}
