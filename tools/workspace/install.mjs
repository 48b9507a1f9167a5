import { statSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

/** Installs the packages of package-lock.json, without running their scripts, unless it has done so since the file changed. */
export async function install() {
  checkNode(process.versions.node);
  if (isInstalled(ROOT)) return;
  console.log('Installing the packages of package-lock.json…');
  const code = await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  if (code !== 0) throw new Error(`npm ci failed with code ${code}: see its output above.`);
}

/** Throws if this version of Node is too old. */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(
    `Node 20.19 or newer is required, but this is ${version}. Run nvm install, or get it from nodejs.org.`,
  );
}

/** Whether npm has finished an installation, which it records in node_modules, since the lock file was written. */
export function isInstalled(root) {
  const writtenAt = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return writtenAt('node_modules/.package-lock.json') >= writtenAt('package-lock.json');
}
