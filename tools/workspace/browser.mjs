import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Chromium's program: what $CHROMIUM names, or the first on the path; `undefined` when there is none. */
export function findBrowser({ CHROMIUM, PATH = '' } = process.env) {
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : undefined;
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** Makes sure that there is a browser: Debian's own root gets one installed, anybody else the command that does it. */
export async function needBrowser() {
  const { CHROMIUM } = process.env;
  if (findBrowser()) return;
  if (CHROMIUM) throw new Error(`CHROMIUM names ${CHROMIUM}, which is no program: mend it, or unset it.`);
  if (!isDebian() || process.getuid?.() !== 0) throw new Error(`No Chromium here. Install one: ${advice()}`);
  console.log('Installing Chromium.');
  const aptGet = (...words) => run('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words);
  const updated = await aptGet('update');
  const installed = updated === 0 ? await aptGet('install', '-y', 'chromium') : updated;
  if (installed !== 0 || !findBrowser())
    throw new Error('Chromium could not be installed: apt-get says why above.');
}

function advice() {
  if (process.platform === 'darwin')
    return 'brew install --cask chromium, then export CHROMIUM=<its program>';
  if (isDebian()) return 'sudo apt-get update && sudo apt-get install -y chromium';
  return 'chromium or google-chrome on the path, or export CHROMIUM=<its program>';
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
