import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace, which contains `node_modules`. */
export const WORKSPACE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Real path of a file in an installed package, as the bundler resolves it, even if the package does not export it. */
export const packageFile = (name: string, file: string) =>
  path.join(realpathSync(path.join(WORKSPACE, 'node_modules', name)), file);

/** Installed version of the package that an import specifier belongs to. */
export function installedVersion(request: string): string {
  const parts = request.split('/');
  const name = parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
  return (JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')) as { version: string }).version;
}
