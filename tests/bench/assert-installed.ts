import { spawnSync } from 'node:child_process';

/** Throws an error with the install command if a program is not installed. */
export function assertInstalled(names: readonly string[]) {
  const missing = names.filter((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
  if (!missing.length) return;
  const packages = missing.map((name) => (name === 'taskset' ? 'util-linux' : name)).join(' ');
  throw new Error(`This benchmark needs ${missing.join(' and ')}. On Debian: apt-get install ${packages}`);
}
