import { type LinkedRelease, pageOf } from './check-links.ts';
import type { Problem } from './problem.ts';

/** Problems with links to elements of other pages that do not exist there. */
export function checkFragments({ pages, routes }: Pick<LinkedRelease, 'pages' | 'routes'>): Problem[] {
  const problems: Problem[] = [];
  for (const [path, { owner, fragments }] of Object.entries(pages)) {
    for (const link of fragments) {
      const target = link.split('#', 1)[0]!;
      const id = link.slice(target.length + 1);
      const other = pages[target];
      if (!other || other.ids.includes(id)) continue;
      problems.push({
        check: 'links',
        code: 'BROKEN_LINK',
        ...pageOf(path, routes),
        text: `links to ${link}, but ${target} of '${other.owner}' has no element with this id`,
        fix: `correct the link, or add id="${id}" to its target on ${target}`,
        sections: [...new Set([owner, other.owner])],
      });
    }
  }
  return problems;
}
