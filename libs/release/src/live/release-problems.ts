import type { Page, Release } from '../records/model.ts';
import { NOT_FOUND } from '../records/not-found.ts';
import { SiteError } from '../site-error.ts';

/** The not-found page of a release. Throws `NOT_FOUND_PAGE_MISSING`. */
export function notFoundPageOf({ pages }: Release, id: string): Page {
  const page = pages[NOT_FOUND];
  if (page) return page;
  throw new SiteError('NOT_FOUND_PAGE_MISSING', `Release ${id} has no not-found page.`, {
    at: `releases/${id}.json`,
    fix: 'site publish shell',
  });
}

/** Error for a page or file of a release with the URL of an asset. */
export const urlCollision = (url: string, id: string) =>
  new SiteError('URL_COLLISION', `${url} is both a page or file of release ${id} and an asset.`, { at: url });
