import { checkFragments } from './check-fragments.ts';
import { checkLinks, type LinkedRelease } from './check-links.ts';
import { checkResources } from './check-resources.ts';
import type { Problem } from './problem.ts';

/** Runs every check of a release as a whole. Needs only page records, so unchanged pages are neither rendered nor parsed. */
export function checkRelease(release: LinkedRelease): Problem[] {
  return [...checkLinks(release), ...checkFragments(release), ...checkResources(release)];
}
