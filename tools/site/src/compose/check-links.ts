import type { Page } from '../release/model.ts';
import { SiteError } from '../site-error.ts';

/**
 * Refuses a site in which a link lands nowhere. Only pages that were rendered are read, and, when paths have gone, those
 * that link to them, so that the check costs the same on a site of a thousand pages.
 */
export function checkLinks(
  pages: Readonly<Record<string, Page>>,
  before: Readonly<Record<string, Page>> = {},
  rendered: readonly string[],
  awaited: readonly string[],
) {
  const arrived = awaited.filter((path) => path in pages);
  if (arrived.length) {
    throw new SiteError('AWAITED_ARRIVED', `${arrived.join(', ')} is awaited no longer: a section owns it.`, {
      at: 'site.json',
      mend: 'take it out of "awaited" in site.json',
    });
  }
  const known = new Set([...Object.keys(pages), ...awaited]);
  const gone = new Set(Object.keys(before).filter((path) => !(path in pages)));
  const readers = gone.size ? Object.keys(pages) : rendered;
  const dead = new Map<string, string[]>();
  for (const path of readers) {
    for (const link of pages[path]!.links) {
      if (known.has(link) || link.startsWith('/assets/')) continue;
      dead.set(link, [...(dead.get(link) ?? []), `${path} (${pages[path]!.owner})`]);
    }
  }
  if (dead.size) {
    const rows = [...dead].map(
      ([link, [first, ...more]]) => `${link}, from ${first}${more.length ? ` and ${more.length} more` : ''}`,
    );
    throw new SiteError('LINK_LANDS_NOWHERE', `No section owns what is linked here: ${rows.join('; ')}.`, {
      mend: 'mend the link, or publish the section that owns the page too, or list the path as "awaited" in site.json',
    });
  }
}
