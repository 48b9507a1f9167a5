import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files that mark the root folder of a repository, as in the build preset. */
const ROOT_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', '.git'];

/** The folder, relative to a section's, to which the build preset writes: `dist` in the root folder of the repository. */
export function buildFolder(folder: string): string {
  const root = foldersFrom(path.resolve(folder)).find((above) =>
    ROOT_FILES.some((file) => existsSync(path.join(above, file))),
  );
  return path.join(path.relative(path.resolve(folder), root ?? path.resolve(folder)), 'dist');
}

/** A folder and all folders above it, nearest first. */
function foldersFrom(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}
