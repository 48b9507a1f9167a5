import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One package of the workspace, as its package.json tells. */
export interface Package {
  /** `@vantedge/stories` */
  name: string;
  /** `apps/stories` */
  folder: string;
  /** All that it says it needs: ours, and what comes from the registry. */
  declared: readonly string[];
  /** Requests by which it may be entered: its name alone, or with a subpath of its `exports`. */
  doors: readonly string[];
}

/** A file by its path from the workspace's root; the negative controls make some that are on no disk. */
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

const ROOT = path.resolve(import.meta.dirname, '../..');
const NEVER = /(^|\/)(node_modules|dist)(\/|$)/;

/** What the workspace's own package.json has: tools for tests and builds. */
export const root = readPackage('.');

/** Every package of the workspace. */
export const packages: readonly Package[] = workspaces().map(readPackage);

/** Our package of this name; `undefined` for one of the registry's. */
export const packageNamed = (name: string): Package | undefined =>
  packages.find((candidate) => candidate.name === name);

/** The package that a file belongs to, or the root's. */
export function ownerOf(file: string): Package {
  return packages.find(({ folder }) => file.startsWith(`${folder}/`)) ?? root;
}

/** The files below a folder whose names match. */
export function sourcesIn(folder: string, name: RegExp): Source[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((entry) => name.test(entry) && !NEVER.test(entry))
    .map((entry) => readSource(path.posix.join(folder, entry.split(path.sep).join('/'))));
}

/** A file of the workspace. */
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
    doors: Object.keys(exports).map((door) => path.posix.join(name, door)),
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readSource(path.posix.join(folder, 'package.json')).code) as Manifest;
}
