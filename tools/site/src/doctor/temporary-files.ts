import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../store/disk-failure.ts';
import { TEMPORARY } from '../store/key.ts';
import { type Finding, GC_FIX } from './finding.ts';

/** Files that publishers left in a store on disk when they were killed; those of a publish under way are among them. */
export async function temporaryFiles(root: string): Promise<Finding[]> {
  const names = await readdir(join(root, TEMPORARY)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return [];
  });
  return names.sort().map((name) => ({
    state: 'stray',
    at: `${TEMPORARY}/${name}`,
    problem: 'Written by a publish that is under way, or was killed.',
    fix: GC_FIX,
  }));
}
