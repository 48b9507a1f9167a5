import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

/** Installs the packages of package-lock.json, without running their scripts, unless it has done so since the file changed. */
export async function install() {
  checkNode(process.versions.node);
  if (isInstalled(ROOT)) return;
  console.log('Installing the packages of package-lock.json…');
  const code = await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=5');
  if (code !== 0) throw new Error(`npm ci failed with code ${code}: see its output above.`);
}

/** Throws if this version of Node is too old. */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node 20.19 or newer is required, but this is ${version}. Fix: nvm install`);
}

/** Whether npm has finished an installation, which it records in node_modules, since the lock file was written. */
export function isInstalled(root) {
  const writtenAt = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return writtenAt('node_modules/.package-lock.json') >= writtenAt('package-lock.json');
}

/** Chromium, best without windows: a page takes half the CPU time. */
const CHROMIUM = 'chromium-headless-shell|chromium|google-chrome';

/** With the font whose metrics the fallbacks of the site's fonts have, as most visitors have one: without it, late fonts move text. */
const BROWSER_PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

const BROWSER = { programs: [CHROMIUM], packages: BROWSER_PACKAGES };

/** What targets need beyond the packages of npm: programs, with `|` between alternatives, and Debian's packages with them. */
const NEEDS = {
  e2e: BROWSER,
  teams: BROWSER,
  workflows: BROWSER,
  browsers: {
    programs: [CHROMIUM, 'firefox-esr|firefox', 'WebKitWebDriver', 'Xvfb'],
    packages: [...BROWSER_PACKAGES, 'firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  },
  s3: {
    programs: ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin', 'setpriv'],
    packages: ['ceph-mon', 'ceph-osd', 'radosgw'],
  },
  postgres: {
    programs: ['initdb', 'pg_isready', 'postgres', 'openssl', 'setpriv'],
    packages: ['postgresql', 'openssl'],
  },
  proxies: {
    programs: ['nginx', 'caddy', 'openssl', 'promtool', 'setpriv'],
    packages: ['nginx', 'caddy', 'openssl', 'prometheus'],
  },
};

/** Debian's folders of programs outside a user's PATH. */
const DEBIAN_FOLDERS = ['/usr/sbin', ...[18, 17, 16, 15, 14].map((n) => `/usr/lib/postgresql/${n}/bin`)];

/**
 * Returns the paths of the programs that a target needs, in the order of the table, from the PATH of an environment, whose
 * `CHROMIUM` can name that browser; `undefined` if one is missing.
 */
export function findPrograms(target, environment = process.env) {
  const folders = [...DEBIAN_FOLDERS, ...environment.PATH.split(path.delimiter)];
  const find = (name) => folders.map((folder) => path.join(folder, name)).find(isFile);
  const files = NEEDS[target].programs.map((names) => {
    const [own, playwrights] = names === CHROMIUM ? [environment.CHROMIUM, playwrightChromium] : [];
    return own || names.split('|').map(find).find(Boolean) || playwrights?.();
  });
  return files.every(isFile) ? files : undefined;
}

/** Installs what targets lack with apt-get, as root on Debian. Otherwise throws an error with the command that installs it. */
export async function ensurePrograms(targets) {
  const isMissing = (target) => target in NEEDS && !findPrograms(target);
  const missing = targets.filter(isMissing).map((target) => NEEDS[target]);
  if (missing.length === 0) return;
  const packages = missing.flatMap((need) => need.packages);
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  if (process.getuid() === 0 && isFile('/etc/debian_version')) {
    await run('apt-get', 'update');
    await run('env', 'DEBIAN_FRONTEND=noninteractive', ...command, '-o', 'Acquire::Retries=3');
    if (!targets.some(isMissing)) return;
  }
  const programs = missing.flatMap((need) => need.programs).join(', ');
  const alternative = missing.includes(BROWSER) ? ', or npx playwright install chromium' : '';
  throw new Error(`Some of these are missing: ${programs}. Fix: sudo ${command.join(' ')}${alternative}`);
}

/** The browser of `npx playwright install chromium`. */
const playwrightChromium = () => createRequire(import.meta.url)('playwright-core').chromium.executablePath();

/** False for what may not be looked at, too: a PATH can name folders of other users. */
const isFile = (file = '') => existsSync(file) && statSync(file).isFile();

// For Nx, which runs a target again after an update: node tools/workspace/install.mjs <target>
if (process.argv[1] === import.meta.filename)
  console.log(findPrograms(process.argv[2])?.map((file) => [file, statSync(file).mtime]));
