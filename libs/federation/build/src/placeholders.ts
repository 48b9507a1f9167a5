import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from './workspace.ts';

/** Folder of the content records. */
const CONTENT_ROOT = path.join(WORKSPACE, 'libs/content') + path.sep;

/** Marks a record with placeholder copy. */
const PLACEHOLDER = /\bsource: 'placeholder'/g;

/** Counts placeholder records in the content files that a build has read, by path in the workspace. */
export function countPlaceholders(files: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const file of [...files].sort()) {
    if (!file.startsWith(CONTENT_ROOT) || !file.endsWith('.ts')) continue;
    const count = readFileSync(file, 'utf8').match(PLACEHOLDER)?.length ?? 0;
    if (count) counts[path.relative(WORKSPACE, file).split(path.sep).join('/')] = count;
  }
  return counts;
}
