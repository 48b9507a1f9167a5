import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Files that mark the root folder of a repository. */
const ROOT_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', '.git'];

/** Root folder of the repository that is being built: the nearest one above the working directory with a lock file. */
export const WORKSPACE =
  foldersFrom(process.cwd()).find((folder) =>
    ROOT_FILES.some((file) => existsSync(path.join(folder, file))),
  ) ?? process.cwd();

/**
 * Real path of a file in an installed package, as the bundler resolves it, even if the package does not export it. Looks in
 * the `node_modules` of the app, then in those of this preset. Throws if the package is not installed.
 */
export function packageFile(name: string, file: string): string {
  const folder = [...foldersFrom(process.cwd()), ...foldersFrom(import.meta.dirname)]
    .map((from) => path.join(from, 'node_modules', name))
    .find((candidate) => existsSync(path.join(candidate, 'package.json')));
  if (!folder) throw new Error(`${name} is not installed. Run: npm install`);
  return path.join(realpathSync(folder), file);
}

/** Installed version of the package that an import specifier belongs to. */
export function installedVersion(request: string): string {
  const parts = request.split('/');
  const name = parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
  return (JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')) as { version: string }).version;
}

/** A folder and all folders above it, nearest first. */
function foldersFrom(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}
