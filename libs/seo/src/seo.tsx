import { createContext, use, useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { canonicalUrl, DEFAULT_ORIGIN } from './origin.ts';
import type { PageMeta } from './page-meta.ts';

/** Collects page metadata while prerendering; undefined in browsers. */
export const PageMetaContext = createContext<((page: PageMeta) => void) | undefined>(undefined);

/** Origin of the release that a page belongs to. */
export const OriginContext = createContext(DEFAULT_ORIGIN);

/**
 * Head tags of one page that change on client navigation. Tags for crawlers exist only in documents, see
 * `document-head.ts`. Use exactly once per page: on React 19, Helmet renders the tags of every instance.
 */
export function Seo({ page }: { page: PageMeta }) {
  use(PageMetaContext)?.(page);
  const canonical = canonicalUrl(page, use(OriginContext));
  useEffect(assertOneTitle);
  return (
    <Helmet>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
      {page.noindex ? <meta name="robots" content="noindex" /> : null}
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
