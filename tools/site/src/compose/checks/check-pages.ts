import { checkFragments } from './check-fragments.ts';
import { checkLinks, type LinkedRelease } from './check-links.ts';
import { checkResources } from './check-resources.ts';
import type { Problem } from './problem.ts';

/** Problems between the pages of a release. Only needs their records, so unchanged pages are neither rendered nor parsed. */
export const checkPages = (release: LinkedRelease): Problem[] => [
  ...checkLinks(release),
  ...checkFragments(release),
  ...checkResources(release),
];
