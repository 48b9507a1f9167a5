import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, TEMPORARY } from '@vantedge/release/store';
import { type Finding, GC_FIX } from './finding.ts';

/** Temporary files in a store on disk, from killed or running publishers. */
export async function temporaryFiles(root: string): Promise<Finding[]> {
  const names = await readdir(join(root, TEMPORARY)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return [];
  });
  return names.sort().map((name) => ({
    state: 'stray',
    at: `${TEMPORARY}/${name}`,
    problem: 'Temporary file of a publish that is running or was killed.',
    fix: GC_FIX,
  }));
}
