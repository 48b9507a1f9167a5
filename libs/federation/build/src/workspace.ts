import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Files that mark the root folder of a repository. */
const ROOT_FILES = [...LOCK_FILES, '.git'];

/** Root folder of the repository that is being built: the nearest one above the working directory with a lock file. */
export const WORKSPACE =
  foldersFrom(process.cwd()).find((folder) =>
    ROOT_FILES.some((file) => existsSync(path.join(folder, file))),
  ) ?? process.cwd();

/**
 * Installed version of the package that an import specifier belongs to. Looks in the `node_modules` of the app, then in those of this
 * preset, whatever the package exports. Throws if it is not installed.
 */
export function installedVersion(request: string): string {
  const parts = request.split('/');
  const name = parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
  const installed = installedPackage(name, process.cwd()) ?? installedPackage(name, import.meta.dirname);
  if (!installed) throw new Error(`${name} is not installed. Run: npm install`);
  return manifestIn(installed).version;
}

/**
 * What a build reads: absolute paths of the app's folder, of the packages of this repository that it depends on, directly or not, and of
 * the files in the root folder that every build depends on.
 */
export function buildPaths(root: string): string[] {
  const packages = new Set([realpathSync(root)]);
  for (const folder of packages) {
    const home = foldersFrom(folder).find((parent) => existsSync(path.join(parent, 'package.json')));
    const { dependencies = {} } = home === undefined ? {} : manifestIn(home);
    for (const name of Object.keys(dependencies)) {
      const installed = installedPackage(name, folder);
      const own = installed && realpathSync(installed);
      if (own && !own.split(path.sep).includes('node_modules')) packages.add(own);
    }
  }
  const files = [...LOCK_FILES, 'tsconfig.json'].map((file) => path.join(realpathSync(WORKSPACE), file));
  return [...packages, ...files.filter((file) => existsSync(file))];
}

/** Folder of a package that modules of a folder import, without links. Throws if it is not installed. */
export function packageFolder(name: string, from: string): string {
  const installed = installedPackage(name, from);
  if (!installed) throw new Error(`${name} is not installed. Run: npm install`);
  return realpathSync(installed);
}

/** Folder of an installed package, as a module in `folder` finds it. */
const installedPackage = (name: string, folder: string) =>
  foldersFrom(folder)
    .map((from) => path.join(from, 'node_modules', name))
    .find((installed) => existsSync(path.join(installed, 'package.json')));

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** A folder and all folders above it, nearest first. */
function foldersFrom(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}
