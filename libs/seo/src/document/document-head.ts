import type { Graph } from 'schema-dts';
import { canonicalUrl, ORIGIN } from '../origin.ts';
import type { PageMeta } from '../page-meta.ts';
import { pageGraph } from './page-graph.ts';
import type { Publisher } from './publisher.ts';
import { shareTags } from './share-tags.ts';

/** A `meta` element: the attribute that names it, its name, its content. */
export type HeadTag = readonly [attribute: 'name' | 'property', name: string, content: string];

/** The image that a page is shared with, as a path of the site, and the site's icon. */
export interface Pictures {
  share?: Picture | undefined;
  icon?: string | undefined;
}

/** An image as a path of the site. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

/** What stands in a page's document and not in the application. */
export interface DocumentHead {
  tags: HeadTag[];
  /** JSON-LD; none on a page that search engines are asked to leave out. */
  graph?: Graph;
}

/** When a page first appeared and when its content last changed, ISO 8601. */
export interface PageDates {
  published: string;
  changed: string;
}

/** Returns the head made of a page's record and the company's. An article takes the dates that its record does not state. */
export function documentHead(
  record: PageMeta,
  publisher: Publisher,
  pictures: Pictures,
  dates?: PageDates,
): DocumentHead {
  const page = dates ? withDates(record, dates) : record;
  const urls: PageUrls = {
    url: canonicalUrl(page),
    share: pictures.share && { ...pictures.share, url: ORIGIN + pictures.share.url },
    icon: pictures.icon && ORIGIN + pictures.icon,
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

/** The page's own URL and its pictures', absolute. */
export interface PageUrls extends Pictures {
  url: string;
}
