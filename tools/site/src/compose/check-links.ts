import type { Page } from '../release/model.ts';
import { SiteError } from '../site-error.ts';

interface Links {
  pages: Readonly<Record<string, Page>>;
  /** Pages of the release before. */
  before?: Readonly<Record<string, Page>> | undefined;
  /** Paths that were rendered. */
  rendered: readonly string[];
  /** Paths that may be linked though no section owns them yet. */
  pendingPaths: readonly string[];
  /** URLs that are served and are not pages: assets, `/sitemap.xml` and the like. */
  files: readonly string[];
}

/**
 * Throws `BROKEN_LINK` when a page links to a path that the release does not serve. Rendered pages are read whole;
 * in the others only what another section can have taken away since: pages that are gone, and assets.
 */
export function checkLinks({ pages, before = {}, rendered, pendingPaths, files }: Links): void {
  const arrived = pendingPaths.filter((path) => path in pages);
  if (arrived.length) {
    throw new SiteError(
      'PENDING_PATH_EXISTS',
      `${arrived.join(', ')} is listed as pending, but a section now owns it.`,
      {
        at: 'site.json',
        fix: 'remove it from "pendingPaths" in site.json',
      },
    );
  }
  const known = new Set([...Object.keys(pages), ...pendingPaths, ...files]);
  const fresh = new Set(rendered);
  const isChecked = (path: string, link: string) =>
    fresh.has(path) || link in before || link.startsWith('/assets/');
  const broken = new Map<string, string[]>();
  for (const [path, { links }] of Object.entries(pages)) {
    for (const link of links) {
      if (!known.has(link) && isChecked(path, link)) broken.set(link, [...(broken.get(link) ?? []), path]);
    }
  }
  if (broken.size) throw brokenLinks(broken, pages);
}

/** Where the links of the header, the menus and the footer are written. */
const FRAME_RECORDS = 'libs/content/site (header.ts, industries-menu.ts, footer.ts)';

function brokenLinks(broken: ReadonlyMap<string, readonly string[]>, pages: Links['pages']): SiteError {
  const total = Object.keys(pages).length;
  const isFramed = (sources: readonly string[]) => total > 1 && sources.length === total;
  const rows = [...broken].map(([link, sources]) => {
    if (isFramed(sources)) return `${link}, from the header or footer that every page has`;
    const [first = '', ...more] = sources;
    return `${link}, from ${first} (${pages[first]!.owner})${more.length ? ` and ${more.length} more` : ''}`;
  });
  const framed = [...broken.values()].some(isFramed);
  return new SiteError('BROKEN_LINK', `Nothing is served at what is linked here: ${rows.join('; ')}.`, {
    ...(framed && { at: FRAME_RECORDS }),
    fix: framed
      ? 'take the link out there, then npx nx build shell && site publish shell; or publish a section that owns the page'
      : 'fix the link, or publish the section that owns the page too, or list the path as "pendingPaths" in site.json',
  });
}
