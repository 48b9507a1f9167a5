import { homedir } from 'node:os';
import path from 'node:path';
import { SiteError } from '@vantedge/release';
import { findPathLeak } from './find-path-leak.ts';

/**
 * Throws `BUILD_PATH_LEAK` if a file of a build contains an absolute path of the machine that built it: the same commit would
 * have another version in every folder, and the path would be public.
 *
 * @param files Contents by path below the folder of the section's build.
 */
export function assertPathFree(dist: string, section: string, files: Iterable<[string, Uint8Array]>) {
  const roots = [path.dirname(path.resolve(dist)), homedir()];
  for (const [file, bytes] of files) {
    const leak = findPathLeak(file, bytes, roots);
    if (!leak) continue;
    throw new SiteError(
      'BUILD_PATH_LEAK',
      `${file} in the build of '${section}' contains a path of the machine that built it: ${leak}`,
      {
        at: path.join(dist, section, file),
        fix: `remove the path from the section's sources or rspack.config.ts, then npx nx build ${section}`,
      },
    );
  }
}
