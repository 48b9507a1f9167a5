import { readdirSync } from 'node:fs';
import path from 'node:path';
import { canInstall, findProgram, installCommand, installPackages, isDebian, isProgram } from './debian.mjs';

/** Where Debian keeps PostgreSQL's programs: in a folder per version, not on the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Programs of PostgreSQL that `tests/postgres` runs. */
const PROGRAMS = ['initdb', 'pg_isready', 'postgres'];

const PACKAGES = ['postgresql', 'openssl'];

/** Returns the folder with PostgreSQL's programs, of the newest version; `undefined` if it is not installed. */
export function postgresPrograms(searchPath = process.env.PATH) {
  const onPath = findProgram('initdb', searchPath);
  const folders = [...debianFolders(), ...(onPath ? [path.dirname(onPath)] : [])];
  const isComplete = (folder) => PROGRAMS.every((name) => isProgram(path.join(folder, name)));
  return findProgram('openssl', searchPath) && folders.find(isComplete);
}

function debianFolders() {
  try {
    const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin'));
  } catch {
    return [];
  }
}

/** Installs PostgreSQL when running as root on Debian. Otherwise its tests are skipped, except in CI, where this throws. */
export async function ensurePostgres() {
  if (postgresPrograms()) return;
  if (canInstall()) {
    await installPackages('PostgreSQL', ['--no-install-recommends', ...PACKAGES]);
    if (!postgresPrograms())
      throw new Error('Could not install PostgreSQL: see the output of apt-get above.');
    return;
  }
  if (process.env.CI) throw new Error(`PostgreSQL is not installed. Fix: ${installHint()}`);
  console.log(`The tests of leads in PostgreSQL are skipped. To run them: ${installHint()}`);
}

/** How to install PostgreSQL on this machine. */
export const installHint = () =>
  isDebian() ? installCommand(PACKAGES) : `install PostgreSQL and OpenSSL: ${PROGRAMS.join(', ')}, openssl`;
