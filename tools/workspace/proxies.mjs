import path from 'node:path';
import { canInstall, findProgram, installCommand, installPackages, isDebian } from './debian.mjs';

/** Programs that `tests/proxies` runs, and the Debian packages with the same names. */
const PROGRAMS = ['nginx', 'caddy', 'openssl'];

/** Debian installs nginx where only root's PATH leads. */
const SYSTEM_FOLDER = '/usr/sbin';

/** Returns the paths of nginx, Caddy and OpenSSL; `undefined` if one of them is not installed. */
export function proxyPrograms(searchPath = `${process.env.PATH}${path.delimiter}${SYSTEM_FOLDER}`) {
  const found = Object.fromEntries(PROGRAMS.map((name) => [name, findProgram(name, searchPath)]));
  return Object.values(found).every(Boolean) ? found : undefined;
}

/** Installs the proxies when running as root on Debian. Otherwise their tests are skipped, except in CI, where this throws. */
export async function ensureProxies() {
  if (proxyPrograms()) return;
  if (canInstall()) {
    await installPackages('nginx and Caddy', ['--no-install-recommends', ...PROGRAMS]);
    if (!proxyPrograms())
      throw new Error('Could not install nginx and Caddy: see the output of apt-get above.');
    return;
  }
  if (process.env.CI) throw new Error(`nginx and Caddy are not installed. Fix: ${proxiesInstallHint()}`);
  console.log(`The tests behind nginx and Caddy are skipped. To run them: ${proxiesInstallHint()}`);
}

/** How to install nginx and Caddy on this machine. */
export const proxiesInstallHint = () =>
  isDebian() ? installCommand(PROGRAMS) : `install ${PROGRAMS.join(', ')}`;
