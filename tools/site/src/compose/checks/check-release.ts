import { checkFragments } from './check-fragments.ts';
import { checkLinks, type LinkedRelease } from './check-links.ts';
import { checkResources } from './check-resources.ts';
import type { Problem } from './problem.ts';
import { type CheckedStyles, checkStylesheets } from './styles/check-stylesheets.ts';

/**
 * Runs every check of a release as a whole. Of pages it only needs the records, so unchanged pages are neither rendered nor
 * parsed; of stylesheets, it parses those of changed sections.
 */
export function checkRelease(release: LinkedRelease & CheckedStyles): Problem[] {
  return [
    ...checkLinks(release),
    ...checkFragments(release),
    ...checkResources(release),
    ...checkStylesheets(release),
  ];
}
