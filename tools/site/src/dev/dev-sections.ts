import type { BuildRecord } from '@vantedge/federation-contract';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sections } from '../compose/client-release.ts';

/** Where development builds write their records. */
export const DEV_DIST = 'dist/.dev';

/** The sections that are being worked on, as they were last built; undefined until each has been built once. */
export async function devSections(names: readonly string[]): Promise<Sections | undefined> {
  const sections = new Map<string, { id: string; build: BuildRecord }>();
  for (const name of names) {
    const text = await readFile(path.join(DEV_DIST, name, 'section.json'), 'utf8').catch(() => '');
    if (!text) return undefined;
    sections.set(name, { id: 'development', build: JSON.parse(text) as BuildRecord });
  }
  return sections;
}
