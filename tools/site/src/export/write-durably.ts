import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { syncFolder } from '@vantedge/release/store';

/** Number of concurrent writes: most of the time is spent waiting for the disk. */
const FILES_AT_ONCE = 16;

/** Writes files to a new folder, by relative name. Resolves when they would survive a power cut. */
export async function writeDurably(folder: string, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folders = new Set([folder]);
  for (const name of contents.keys()) {
    for (let at = dirname(join(folder, name)); at.length > folder.length; at = dirname(at)) folders.add(at);
  }
  for (const at of [...folders].sort()) await mkdir(at, { recursive: true });
  await pLimit(FILES_AT_ONCE).map(contents, ([name, bytes]) =>
    writeFile(join(folder, name), bytes, { flag: 'wx', flush: true }),
  );
  for (const at of folders) await syncFolder(at);
}
