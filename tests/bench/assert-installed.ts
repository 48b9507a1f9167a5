import { spawnSync } from 'node:child_process';

/** Throws with the command that fixes it when one of these programs is not installed. */
export function assertInstalled(names: readonly string[]) {
  const missing = names.filter((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
  if (!missing.length) return;
  const packages = missing.map((name) => (name === 'taskset' ? 'util-linux' : name)).join(' ');
  throw new Error(`This bench needs ${missing.join(' and ')}. On Debian: apt-get install ${packages}`);
}
