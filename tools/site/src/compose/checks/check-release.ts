import type { SectionVersion } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { checkFragments } from './check-fragments.ts';
import { checkLinks, type LinkedRelease } from './check-links.ts';
import { checkResources } from './check-resources.ts';
import type { Problem } from './problem.ts';
import { servedPaths } from './served-paths.ts';

/** A release to check, before it is stored. */
export interface CheckedRelease extends Omit<LinkedRelease, 'served'> {
  store: Store;
  sections: ReadonlyMap<string, SectionVersion & { id: string }>;
  /** Sections whose version is not the one of the previous release. */
  changed: readonly string[];
}

/**
 * Runs every check of a release as a whole. Of pages it only needs the records, so unchanged pages are neither rendered nor
 * parsed; of stylesheets and bundles, those of changed sections.
 */
export async function checkRelease({ store, ...release }: CheckedRelease): Promise<Problem[]> {
  const served = servedPaths(release.sections);
  const ofPages = [
    ...checkLinks({ ...release, served }),
    ...checkFragments(release),
    ...checkResources({ ...release, served }),
  ];
  if (!release.changed.length) return ofPages;
  // Imported when needed: parsers take long to load.
  const { checkChangedSections } = await import('./check-changed-sections.ts');
  return [...ofPages, ...(await checkChangedSections({ store, served, ...release }))];
}
