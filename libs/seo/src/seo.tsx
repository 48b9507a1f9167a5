import { Helmet } from 'react-helmet-async';

/** What a page says of itself to search engines and to whoever shares it. */
export interface PageMeta {
  /** Path that the page is served at. */
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path of the page that this one is a variant of; the page's own path when left out. */
  canonical?: string;
  noindex?: boolean;
}

/** Origin of every absolute URL in the head, without a trailing slash. */
export const ORIGIN = 'https://www.vantedge.example.com';

/** The head of one page. Exactly one a page: on React 19 two of them print two titles. */
export function Seo({ page }: { page: PageMeta }) {
  const url = new URL(page.canonical ?? page.path, ORIGIN).href;
  return (
    <Helmet>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="keywords" content={page.keywords.join(', ')} />
      <link rel="canonical" href={url} />
      {page.noindex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vantedge" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
    </Helmet>
  );
}
