import { isBuiltin } from 'node:module';
import path from 'node:path';
import { importsOf } from './imports.ts';
import { lawOf } from './law.ts';
import { ownerOf, type Package, packageNamed, root, type Source } from './workspace.ts';

/** What a build itself puts in: the tables of modules that it writes, and Tailwind. */
const FROM_THE_BUILD = ['all-modules', 'declared-modules', 'tailwindcss'];

/** Imports of a file that its package does not declare. */
export function undeclared(source: Source): string[] {
  const owner = ownerOf(source.file);
  return packagesOf(source)
    .filter((name) => !declares(owner, name))
    .filter((name) => packageNamed(name) || isProduct(source.file) || !declares(root, name))
    .map((name) => `${source.file} imports ${name}: declare it in ${owner.folder}/package.json`);
}

/** Requests that enter a package otherwise than by its doors, or by a path that leaves the file's own package. */
export function besideTheDoors(source: Source): string[] {
  return importsOf(source).flatMap(({ request }) => {
    if (request.startsWith('.')) return leavesItsPackage(source.file, request);
    const target = packageNamed(packageOf(request));
    if (!target || target.doors.includes(request)) return [];
    return [
      `${source.file} imports ${request}: ${target.name} exports ${target.doors.join(', ') || 'nothing'}`,
    ];
  });
}

/** Node's own modules in what a browser runs. */
export function nodeInTheBrowser(source: Source): string[] {
  const law = lawOf(ownerOf(source.file));
  if (
    !law ||
    runsOnNode(law.node, source.file) ||
    !isProduct(source.file) ||
    source.file.endsWith('/server.tsx')
  )
    return [];
  return importsOf(source)
    .filter(({ request }) => isBuiltin(request))
    .map(({ request }) => `${source.file} imports ${request}, which no browser has`);
}

const runsOnNode = (node: true | string | undefined, file: string) =>
  typeof node === 'string' ? file.startsWith(node) : Boolean(node);

/** Dependencies that a package declares beyond what the law allows it. */
export function outsideTheLaw(subject: Package): string[] {
  const law = lawOf(subject);
  if (!law) return [];
  const allowed = [...law.ours.map((name) => `@vantedge/${name}`), ...law.registry];
  return subject.declared
    .filter((name) => !allowed.includes(name))
    .map((name) => `${subject.folder}/package.json declares ${name}, which the law does not allow it`);
}

/** What ships, as opposed to tests, examples, and what runs only when something is built. */
export const isProduct = (file: string) =>
  file.includes('/src/') &&
  !/(\.(test|examples|e2e)\.tsx?$|\/testing\/)/.test(file) &&
  !file.startsWith('tests/');

/** A package of types alone stands for the name that it types. */
const declares = ({ declared }: Package, name: string) =>
  declared.includes(name) || declared.includes(`@types/${name}`);

function packagesOf(source: Source): string[] {
  const names = importsOf(source)
    .map(({ request }) => request)
    .filter((request) => !request.startsWith('.') && !isBuiltin(request))
    .map(packageOf);
  return [...new Set(names)].filter((name) => !FROM_THE_BUILD.includes(name));
}

/** `react/jsx-runtime` is of `react`; `raw/` is the preset's name for a package behind its facade. */
function packageOf(request: string): string {
  const parts = request.replace(/^raw\//, '').split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

function leavesItsPackage(file: string, request: string): string[] {
  const target = path.posix.join(path.posix.dirname(file), request);
  const [from, to] = [ownerOf(file), ownerOf(target)];
  // The tests drive the tools as their commands do.
  if (from === to || (from.folder === 'tests' && target.startsWith('tools/'))) return [];
  return [`${file} imports ${request}, which is in ${to.folder}: import ${to.name} by its name`];
}
