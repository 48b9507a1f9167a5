import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './run.mjs';

/** Chromium, best without windows: a page takes half the CPU time. */
const CHROMIUM = 'chromium-headless-shell|chromium|google-chrome';

/** What targets need beyond the packages of npm: programs, with `|` between alternatives, and Debian's packages with them. */
const NEEDS = {
  e2e: { programs: [CHROMIUM], packages: ['chromium-headless-shell'] },
  browsers: {
    programs: [CHROMIUM, 'firefox-esr|firefox', 'WebKitWebDriver', 'Xvfb'],
    packages: ['chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  },
  s3: {
    programs: ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin', 'setpriv'],
    packages: ['ceph-mon', 'ceph-osd', 'radosgw'],
  },
  postgres: {
    programs: ['initdb', 'pg_isready', 'postgres', 'openssl', 'setpriv'],
    packages: ['postgresql', 'openssl'],
  },
  proxies: { programs: ['nginx', 'caddy', 'openssl', 'setpriv'], packages: ['nginx', 'caddy', 'openssl'] },
};

/**
 * Returns the paths of the programs that a target needs, in the order of the table, from the PATH of an environment, whose
 * `CHROMIUM` can name that browser; `undefined` if one is missing.
 */
export function findPrograms(target, environment = process.env) {
  const folders = [...environment.PATH.split(path.delimiter), ...debianFolders()];
  const find = (name) => folders.map((folder) => path.join(folder, name)).find(isFile);
  const files = NEEDS[target].programs.map((names) => {
    if (names === CHROMIUM && environment.CHROMIUM) return environment.CHROMIUM;
    return (
      names.split('|').map(find).find(Boolean) ?? (names === CHROMIUM ? playwrightChromium() : undefined)
    );
  });
  return files.every(isFile) ? files : undefined;
}

/** Installs what targets lack with apt-get, as root on Debian. Otherwise throws an error with the command that installs it. */
export async function ensurePrograms(targets) {
  const missing = targets.filter((target) => target in NEEDS && !findPrograms(target));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.flatMap((target) => NEEDS[target].packages))];
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  if (!isDebian() || process.getuid() !== 0) {
    const programs = missing.flatMap((target) => NEEDS[target].programs.join(', ').replaceAll('|', ' or '));
    const fix = isDebian() ? `sudo ${command.join(' ')}` : `install ${programs.join(', ')}`;
    const alternative = missing.includes('e2e') ? ', or npx playwright install chromium' : '';
    throw new Error(`The programs for ${missing.join(', ')} are not installed. Fix: ${fix}${alternative}`);
  }
  console.log(`Installing ${packages.join(', ')}…`);
  await run('apt-get', 'update');
  await run('env', 'DEBIAN_FRONTEND=noninteractive', ...command);
  if (!missing.every((target) => findPrograms(target)))
    throw new Error(`Could not install ${packages.join(', ')}: see the output of apt-get above.`);
}

/** The browser of `npx playwright install chromium`. */
const playwrightChromium = () => createRequire(import.meta.url)('playwright-core').chromium.executablePath();

/** Folders outside a user's PATH: of system programs, and of PostgreSQL, of which Debian keeps each version apart. */
function debianFolders() {
  const postgres = '/usr/lib/postgresql';
  const versions = existsSync(postgres) ? readdirSync(postgres) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return ['/usr/sbin', ...newestFirst.map((version) => path.join(postgres, version, 'bin'))];
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const isFile = (file) => Boolean(file && statSync(file, { throwIfNoEntry: false })?.isFile());

// For Nx, which runs a target again after an update: node tools/workspace/programs.mjs <target>
if (process.argv[1] === import.meta.filename)
  console.log(findPrograms(process.argv[2])?.map((file) => [file, statSync(file).mtime]));
