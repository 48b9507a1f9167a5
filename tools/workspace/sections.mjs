import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Names of the apps of the site, the shell first: every `apps/<name>` that has a `src/section.ts`. */
export const SECTIONS = sectionsIn(path.join(ROOT, 'apps'));

/** Names of the sections in a folder of apps: the shell first, because the others need it, then alphabetically. */
export function sectionsIn(folder) {
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'src/section.ts')));
  return names.sort(
    (one, other) => Number(other === 'shell') - Number(one === 'shell') || (one < other ? -1 : 1),
  );
}
