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
  const dead = readers.flatMap((path) =>
    pages[path]!.links.filter((link) => !known.has(link) && !link.startsWith('/assets/')).map(
      (link) => `${path} (${pages[path]!.owner}) links to ${link}`,
    ),
  );
  if (dead.length) {
    throw new SiteError(
      'LINK_LANDS_NOWHERE',
      `No section owns what these pages link to: ${dead.join('; ')}.`,
      {
        at: dead[0]!,
        mend: 'mend the link, or publish the section that owns the page first, or list the path as "awaited" in site.json',
      },
    );
  }
}
