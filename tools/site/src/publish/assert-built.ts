import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '@vantedge/release';

/**
 * Throws if there is no build of the section. The message lists the existing builds, to tell a typo from a missing build.
 */
export async function assertBuilt(dist: string, section: string): Promise<void> {
  if (await isBuilt(dist, section)) return;
  const names = (await namesIn(dist)).filter((name) => !name.startsWith('.')).sort();
  const built = await Promise.all(names.map((name) => isBuilt(dist, name)));
  const present = names.filter((_, i) => built[i]);
  const instead = present.length ? `builds of ${present.join(', ')}` : 'no builds';
  throw new SiteError('BUILD_NOT_FOUND', `There is no build of '${section}'; ${dist} contains ${instead}.`, {
    at: path.join(dist, section, 'section.json'),
    fix: `npx nx build ${section}`,
  });
}

const isBuilt = async (dist: string, section: string) =>
  (await namesIn(path.join(dist, section))).includes('section.json');

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);
