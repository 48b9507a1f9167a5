import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace, read from its package.json. */
export interface Package {
  /** `@vantedge/stories` */
  name: string;
  /** `apps/stories` */
  folder: string;
  /** Declared dependencies of every kind: workspace and registry. */
  declared: readonly string[];
  /** Versions of those that are not peer dependencies, which are ranges. */
  versions: Readonly<Record<string, string>>;
  /** Requests that its `exports` allow, such as `@vantedge/seo`. */
  entryPoints: readonly string[];
}

/** A file, by its path from the workspace root. Negative tests make their own. */
export interface Source {
  file: string;
  code: string;
}

interface Manifest {
  name: string;
  workspaces?: string[];
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Absolute path of the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
const NEVER = /(^|\/)(node_modules|dist)(\/|$)/;

/** Root package: tools for tests and builds. */
export const root = readPackage('.');

/** Every package of the workspace. */
export const packages: readonly Package[] = workspaces().map(readPackage);

/** Workspace package of this name; `undefined` for registry packages. */
export const packageNamed = (name: string): Package | undefined =>
  packages.find((candidate) => candidate.name === name);

/** Package that a file belongs to, or the root. */
export function ownerOf(file: string): Package {
  return packages.find(({ folder }) => file.startsWith(`${folder}/`)) ?? root;
}

/** Files below a folder whose paths match `name`. */
export function sourcesIn(folder: string, name: RegExp): Source[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((entry) => name.test(entry) && !NEVER.test(entry))
    .map((entry) => readSource(path.posix.join(folder, entry.split(path.sep).join('/'))));
}

/** Reads a file of the workspace. */
export function readSource(file: string): Source {
  return { file, code: readFileSync(path.join(ROOT, file), 'utf8') };
}

function workspaces(): string[] {
  return readManifest('.').workspaces!.flatMap((glob) => {
    if (!glob.endsWith('/*')) return [glob];
    const parent = glob.slice(0, -2);
    const folders = readdirSync(path.join(ROOT, parent), { withFileTypes: true });
    return folders
      .filter(
        (entry) =>
          entry.isDirectory() && readdirSync(path.join(ROOT, parent, entry.name)).includes('package.json'),
      )
      .map((entry) => `${parent}/${entry.name}`);
  });
}

function readPackage(folder: string): Package {
  const { name, exports = {}, dependencies, devDependencies, peerDependencies } = readManifest(folder);
  return {
    name,
    folder,
    declared: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    versions: { ...devDependencies, ...dependencies },
    entryPoints: Object.keys(exports).map((subpath) => path.posix.join(name, subpath)),
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readSource(path.posix.join(folder, 'package.json')).code) as Manifest;
}
