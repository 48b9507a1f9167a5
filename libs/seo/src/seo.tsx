import { createContext, use, useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { canonicalUrl, DEFAULT_ORIGIN } from './origin.ts';
import { pageHead } from './page-head.ts';
import type { PageHead, PageRecord } from './page-meta.ts';

/** Collects page metadata while prerendering; undefined in browsers. */
export const PageMetaContext = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Origin of the release that a page belongs to. */
export const OriginContext = createContext(DEFAULT_ORIGIN);

/**
 * Head tags of one page, from its record, that change on client navigation. Tags for crawlers exist only in documents, see
 * `document-head.ts`. Use exactly once per page: on React 19, Helmet renders the tags of every instance.
 */
export function Seo({ page }: { page: PageRecord }) {
  use(PageMetaContext)?.(pageHead(page));
  const { meta } = page;
  const canonical = canonicalUrl(meta, use(OriginContext));
  useEffect(assertOneTitle);
  return (
    <Helmet>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
      {meta.noindex ? <meta name="robots" content="noindex" /> : null}
    </Helmet>
  );
}

/** Throws in development if the page has a second `Seo`. The composer rejects such a page. */
function assertOneTitle() {
  if (process.env.NODE_ENV === 'production') return;
  const titles = Array.from(document.head.querySelectorAll('title'), ({ textContent }) => `'${textContent}'`);
  if (titles.length > 1)
    throw new Error(`The page has ${titles.length} titles: ${titles.join(', ')}. Render one <Seo> per page.`);
}
