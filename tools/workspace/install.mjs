import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';
import { ensureSqlite } from './sqlite.mjs';

const MIN_NODE_VERSION = [20, 19];

/** Installs everything that running the site requires. Errors say how to fix them. */
export async function install() {
  await installDependencies();
  await ensureSqlite();
}

/** Installs the packages of package-lock.json, without binaries, unless they are already installed. */
export async function installDependencies() {
  checkNode(process.versions.node);
  if (isInstalled(ROOT)) return;
  console.log('Installing the packages of package-lock.json…');
  const code = await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  if (code !== 0) throw new Error(`npm ci failed with code ${code}: see its output above.`);
}

/** Throws if this version of Node is too old. */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const [minMajor, minMinor] = MIN_NODE_VERSION;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new Error(
    `Node ${MIN_NODE_VERSION.join('.')} or newer is required, but this is ${version}. Run nvm install, or get it from nodejs.org.`,
  );
}

/** Whether node_modules matches the lock file, according to the record that npm writes when it has finished. */
export function isInstalled(root) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const present = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  const unchanged = ([name, entry]) => {
    const own = present[name];
    // Packages for other platforms are in the lock file but not installed.
    if (!own) return entry.optional === true;
    return own.version === entry.version && own.integrity === entry.integrity && own.link === entry.link;
  };
  const installed = ([name]) => name.startsWith('node_modules/');
  return (
    Object.entries(wanted).filter(installed).every(unchanged) &&
    Object.keys(present).every((name) => name in wanted)
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
