import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Whether packages can be installed: as root on Debian. */
export const canInstall = () => isDebian() && process.getuid?.() === 0;

/** Installs Debian packages. Returns whether apt-get succeeded; its output says why not. */
export async function installPackages(label, packages) {
  console.log(`Installing ${label}…`);
  const aptGet = (...args) => run('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args);
  return (await aptGet('update')) === 0 && (await aptGet('install', '-y', ...packages)) === 0;
}

/** The command that installs packages, for users who are not root. */
export const installCommand = (packages) =>
  `sudo apt-get update && sudo apt-get install -y ${packages.join(' ')}`;

export function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Path of a program in the folders of a search path; `undefined` if it is in none. */
export function findProgram(name, searchPath = '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
