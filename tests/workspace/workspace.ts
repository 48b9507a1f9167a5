import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace, read from its package.json. */
export interface Package {
  /** `@vantedge/stories` */
  name: string;
  /** `apps/stories` */
  folder: string;
  /** Declared dependencies with their versions. */
  versions: Readonly<Record<string, string>>;
  /** Tags of its Nx project. */
  tags: readonly string[];
  /** Names of the targets of its Nx project. */
  targets: readonly string[];
}

/** A file, by its path from the workspace root. Negative tests make their own. */
export interface Source {
  file: string;
  code: string;
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags?: string[]; targets?: Record<string, object> };
}

/** Absolute path of the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
const NEVER = /(^|\/)(node_modules|dist)(\/|$)/;

/** Root package: tools for tests and builds. */
export const root = readPackage('.');

/** Every package of the workspace. */
export const packages: readonly Package[] = workspaces().map(readPackage);

/** Whether a file ships, unlike tests, examples and test helpers. */
export const isProduct = (file: string) =>
  file.includes('/src/') &&
  !/(\.(test|examples|e2e)\.tsx?$|\/testing\/)/.test(file) &&
  !file.startsWith('tests/');

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

/** Folders that npm has linked. */
function workspaces(): string[] {
  const { packages } = JSON.parse(readSource('package-lock.json').code) as {
    packages: Record<string, { link?: true; resolved: string }>;
  };
  return Object.values(packages).flatMap(({ link, resolved }) => (link ? [resolved] : []));
}

function readPackage(folder: string): Package {
  const { name, dependencies, devDependencies, nx } = readManifest(folder);
  return {
    name,
    folder,
    versions: { ...devDependencies, ...dependencies },
    tags: nx?.tags ?? [],
    targets: Object.keys(nx?.targets ?? {}),
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readSource(path.posix.join(folder, 'package.json')).code) as Manifest;
}
