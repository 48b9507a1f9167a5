import { type LinkedRelease, pageOf } from './check-links.ts';
import { MISSING_FIX } from './page-resources.ts';
import type { Problem } from './problem.ts';

/**
 * Problems with images and other files that an unchanged page loads, and form actions, that the release no longer serves. In
 * rendered pages, `pageResources` finds them.
 */
export function checkResources({ pages, routes, served }: LinkedRelease): Problem[] {
  return Object.entries(pages).flatMap(([path, { owner, resources = [] }]) =>
    resources
      .filter((resource) => !served.has(resource))
      .map((resource) => ({
        check: 'images',
        code: 'BROKEN_RESOURCE',
        ...pageOf(path, routes),
        text: `uses ${resource}, which the release does not have`,
        fix: MISSING_FIX,
        sections: [owner],
      })),
  );
}
