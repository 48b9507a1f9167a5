import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that mark the root folder of a repository. */
const ROOT_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', '.git'];

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
  const manifest = [...foldersFrom(process.cwd()), ...foldersFrom(import.meta.dirname)]
    .map((from) => path.join(from, 'node_modules', name, 'package.json'))
    .find((file) => existsSync(file));
  if (!manifest) throw new Error(`${name} is not installed. Run: npm install`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** A folder and all folders above it, nearest first. */
function foldersFrom(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}
