import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from './workspace.ts';

/** Where records live. */
const CONTENT = path.join(WORKSPACE, 'libs/content') + path.sep;

/** How a record says that its words are ours until somebody supplies real ones. */
const PLACEHOLDER = /\bsource: 'placeholder'/g;

/** Counts the placeholder records in the content files that a build has read, by their path in the workspace. */
export function countPlaceholders(files: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const file of [...files].sort()) {
    if (!file.startsWith(CONTENT) || !file.endsWith('.ts')) continue;
    const count = readFileSync(file, 'utf8').match(PLACEHOLDER)?.length ?? 0;
    if (count) counts[path.relative(WORKSPACE, file).split(path.sep).join('/')] = count;
  }
  return counts;
}
