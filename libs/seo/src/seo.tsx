import { use } from 'react';
import { OriginContext } from './origin-context.ts';
import { PageMetaContext } from './page-meta-context.ts';
import { canonicalUrl } from './origin.ts';
import type { PageMeta } from './page-meta.ts';

/**
 * Head tags of one page that change on client navigation. Tags for crawlers exist only in documents, see
 * `document-head.ts`. Use exactly once per page: on React 19 two of them print two titles.
 */
export function Seo({ page }: { page: PageMeta }) {
  use(PageMetaContext)?.(page);
  const origin = use(OriginContext);
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonicalUrl(page, origin)} />
      {page.noindex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
