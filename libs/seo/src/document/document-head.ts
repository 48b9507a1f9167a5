import type { Graph } from 'schema-dts';
import { canonicalUrl, DEFAULT_ORIGIN } from '../origin.ts';
import type { PageMeta } from '../page-meta.ts';
import { pageGraph } from './page-graph.ts';
import type { Publisher } from './site-nodes.ts';
import { shareTags } from './share-tags.ts';

/** A `meta` element: naming attribute, name, content. */
export type HeadTag = readonly [attribute: 'name' | 'property', name: string, content: string];

/** Images of a page's head: the share image as a path of the site, and the site's icon. */
export interface Pictures {
  share?: Picture | undefined;
  icon?: string | undefined;
}

/** An image as a path of the site. */
interface Picture {
  url: string;
  width: number;
  height: number;
}

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
  record: PageMeta,
  publisher: Publisher,
  pictures: Pictures,
  { dates, origin = DEFAULT_ORIGIN }: PageContext = {},
): DocumentHead {
  const page = dates ? withDates(record, dates) : record;
  const urls: PageUrls = {
    origin,
    url: canonicalUrl(page, origin),
    share: pictures.share && { ...pictures.share, url: origin + pictures.share.url },
    icon: pictures.icon && origin + pictures.icon,
  };
  return {
    tags: shareTags(page, publisher, urls),
    ...(page.noindex
      ? {}
      : { graph: { '@context': 'https://schema.org', '@graph': pageGraph(page, publisher, urls) } }),
  };
}

function withDates(page: PageMeta, { published, changed }: PageDates): PageMeta {
  if (!page.article) return page;
  return { ...page, article: { publishedTime: published, modifiedTime: changed, ...page.article } };
}

/** Absolute URLs of the page and its images. */
export interface PageUrls extends Pictures {
  /** Origin of the site. */
  origin: string;
  url: string;
}
