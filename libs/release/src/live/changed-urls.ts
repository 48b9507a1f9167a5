import { encodePath } from '@vantedge/documents/http';
import { NOT_FOUND, type Page, type Release, type SiteFile } from '../records/model.ts';

type Responses = Pick<Release, 'pages' | 'files' | 'settings'>;

/**
 * Returns the encoded paths whose response differs between two releases, sorted: added, removed, or with another body, policy,
 * type or target of a redirect. These are exactly the URLs to purge from a cache after a swap. Assets are not among them, because the bytes of
 * their URLs never change. Neither is the not-found page, which has no URL of its own.
 */
export function changedUrls(before: Responses | undefined, after: Responses): string[] {
  const [old, next] = [entriesOf(before), entriesOf(after)];
  // Almost all pages of a release are those of the release before, which need not be compared.
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((url) => old.get(url) !== next.get(url) && responseOf(old.get(url)) !== responseOf(next.get(url)))
    .map(encodePath)
    .sort();
}

/** Pages, files and targets of redirects by URL. A redirect from a page is not followed. */
function entriesOf({ pages = {}, files = {}, settings }: Partial<Responses> = {}) {
  const { [NOT_FOUND]: _, ...others } = pages;
  return new Map<string, Page | SiteFile | string>([
    ...Object.entries(settings?.redirects ?? {}),
    ...Object.entries(others),
    ...Object.entries(files),
  ]);
}

/** What a URL responds with, as a comparable text. */
function responseOf(entry: Page | SiteFile | string | undefined): string | undefined {
  if (!entry || typeof entry === 'string') return entry;
  if ('body' in entry) return JSON.stringify([entry.body.identity, entry.type]);
  return JSON.stringify([entry.html.identity, entry.policy, entry.status]);
}
