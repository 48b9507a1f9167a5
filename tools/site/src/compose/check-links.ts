import type { Page } from '../release/model.ts';
import { SiteError } from '../site-error.ts';

interface Links {
  pages: Readonly<Record<string, Page>>;
  /** Pages of the previous release. */
  before?: Readonly<Record<string, Page>> | undefined;
  /** Paths of pages that were rendered again. */
  rendered: readonly string[];
  /** Paths that pages may link to before a section owns them. */
  pendingPaths: readonly string[];
  /** Served URLs other than pages: assets, `/sitemap.xml`, and so on. */
  files: readonly string[];
}

/**
 * Throws `BROKEN_LINK` if a page links to a path that the release does not serve. All links of rendered pages are checked. In
 * unchanged pages, only links to assets and to pages of the previous release are, because only those can have broken since.
 */
export function checkLinks({ pages, before = {}, rendered, pendingPaths, files }: Links): void {
  const existing = pendingPaths.filter((path) => path in pages);
  if (existing.length) {
    throw new SiteError(
      'PENDING_PATH_EXISTS',
      `${existing.join(', ')} is listed as pending, but a section now owns it.`,
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

/** Source of the links in the header, menus and footer. */
const FRAME_RECORDS = 'libs/content/site (header.ts, industries-menu.ts, footer.ts)';

function brokenLinks(broken: ReadonlyMap<string, readonly string[]>, pages: Links['pages']): SiteError {
  const total = Object.keys(pages).length;
  const isInFrame = (sources: readonly string[]) => total > 1 && sources.length === total;
  const rows = [...broken].map(([link, sources]) => {
    if (isInFrame(sources)) return `${link}, in the header or footer of every page`;
    const [first = '', ...more] = sources;
    return `${link}, on ${first} (${pages[first]!.owner})${more.length ? ` and ${more.length} more` : ''}`;
  });
  const hasFrameLink = [...broken.values()].some(isInFrame);
  return new SiteError('BROKEN_LINK', `Links to paths that do not exist: ${rows.join('; ')}.`, {
    ...(hasFrameLink && { at: FRAME_RECORDS }),
    fix: hasFrameLink
      ? 'remove the link, then npx nx build shell && site publish shell; or publish the section that owns the page'
      : 'correct the link, publish the section that owns the page as well, or add the path to "pendingPaths" in site.json',
  });
}
