import type { Page, Release, SiteFile } from '../records/model.ts';
import { NOT_FOUND } from '../records/not-found.ts';
import { encodePath } from './canonical-path.ts';

/**
 * Returns the encoded paths whose response differs between two releases, sorted: added, removed, or with another body, policy
 * or type. These are exactly the URLs to purge from a cache after a swap. Assets are not among them, because the bytes of
 * their URLs never change. Neither is the not-found page, which has no URL of its own.
 */
export function changedUrls(
  before: Pick<Release, 'pages' | 'files'> | undefined,
  after: Pick<Release, 'pages' | 'files'>,
): string[] {
  const [old, next] = [responses(before), responses(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((url) => old.get(url) !== next.get(url))
    .map(encodePath)
    .sort();
}

/** What each URL responds with, as a comparable text. */
function responses({ pages = {}, files = {} }: Partial<Pick<Release, 'pages' | 'files'>> = {}) {
  const { [NOT_FOUND]: _, ...others } = pages;
  const ofPage = ({ html, policy, status }: Page) => JSON.stringify([html.identity, policy, status]);
  const ofFile = ({ body, type }: SiteFile) => JSON.stringify([body.identity, type]);
  return new Map([
    ...Object.entries(others).map(([url, page]) => [url, ofPage(page)] as const),
    ...Object.entries(files).map(([url, file]) => [url, ofFile(file)] as const),
  ]);
}
