import type { Graph } from 'schema-dts';
import { canonicalUrl, DEFAULT_ORIGIN } from '../origin.ts';
import type { PageHead } from '../page-meta.ts';
import type { HeadTag, Pictures } from './head-parts.ts';
import { pageGraph } from './page-graph.ts';
import type { Publisher } from './site-nodes.ts';
import { shareTags } from './share-tags.ts';

/** Head data that only documents contain, not the client application. */
export interface DocumentHead {
  tags: HeadTag[];
  /** JSON-LD; `undefined` for `noindex` pages. */
  graph?: Graph;
}

/** Publication date and last content change, ISO 8601. */
interface PageDates {
  published: string;
  changed: string;
}

/** What a release adds to the records of its pages. */
interface PageContext {
  /** For articles without dates in their record. */
  dates?: PageDates;
  /** Origin of the site. */
  origin?: string | undefined;
}

/** Returns the document head of a page. */
export function documentHead(
  record: PageHead,
  publisher: Publisher,
  pictures: Pictures,
  { dates, origin = DEFAULT_ORIGIN }: PageContext = {},
): DocumentHead {
  const page = dates ? withDates(record, dates) : record;
  const url = canonicalUrl(page, origin);
  const urls = {
    origin,
    share: pictures.share && { ...pictures.share, url: origin + pictures.share.url },
    logo: pictures.logo && origin + pictures.logo,
  };
  const tags = shareTags(page, publisher, { ...urls, url });
  if (page.noindex || url === undefined) return { tags };
  const nodes = pageGraph(page, publisher, { ...urls, url });
  return { tags, graph: { '@context': 'https://schema.org', '@graph': nodes } };
}

function withDates(page: PageHead, { published, changed }: PageDates): PageHead {
  if (!page.article) return page;
  return { ...page, article: { publishedTime: published, modifiedTime: changed, ...page.article } };
}
