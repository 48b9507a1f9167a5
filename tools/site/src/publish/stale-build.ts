import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folders without sources. */
const SKIPPED = ['node_modules', 'dist'];

/**
 * A warning if a section's build is older than its sources, `apps/<section>` and `libs/content/<section>`; undefined if it is not, or
 * the folders do not exist. Compares file times only, so changes of shared libraries are not noticed.
 */
export async function staleBuildWarning(
  dist: string,
  section: string,
  workspace: string = process.cwd(),
): Promise<string | undefined> {
  const builtAt = (await stat(path.join(dist, section, 'section.json'))).mtimeMs;
  for (const folder of ['apps', 'libs/content'].map((parent) => path.join(workspace, parent, section))) {
    const newer = await newerFile(folder, builtAt);
    if (newer === undefined) continue;
    return `${path.join(dist, section)} is older than ${path.relative(workspace, newer)}: npx nx build ${section}`;
  }
  return undefined;
}

/** A file below a folder that was written after a time in milliseconds; undefined if there is none. */
async function newerFile(folder: string, time: number): Promise<string | undefined> {
  const present = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const file of present) {
    if (SKIPPED.includes(file.name) || file.name.startsWith('.')) continue;
    const name = path.join(folder, file.name);
    if (file.isDirectory()) {
      const newer = await newerFile(name, time);
      if (newer !== undefined) return newer;
    } else if (file.isFile() && (await stat(name)).mtimeMs > time) {
      return name;
    }
  }
  return undefined;
}
