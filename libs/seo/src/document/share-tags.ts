import type { MetaStat, PageHead } from '../page-meta.ts';
import type { HeadTag, Pictures } from './head-parts.ts';
import type { Publisher } from './site-nodes.ts';

/** Absolute URLs of the page, if it has one of its own, and of its share image. */
type ShareUrls = Pick<Pictures, 'share'> & { url: string | undefined };

/** Returns keywords, Open Graph, Twitter and geographic tags of a page. */
export function shareTags(page: PageHead, publisher: Publisher, urls: ShareUrls): HeadTag[] {
  return [
    ...(page.keywords.length ? [['name', 'keywords', page.keywords.join(', ')] as const] : []),
    ...openGraph(page, publisher, urls),
    ...twitter(page, publisher, urls),
    ...geography(page, publisher),
  ];
}

function openGraph(page: PageHead, publisher: Publisher, { url, share }: ShareUrls): HeadTag[] {
  const { name } = publisher;
  const { article } = page;
  const tags: [string, string | undefined][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', name],
    ['og:locale', 'en_US'],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', url],
    ['og:image', share?.url],
    ['og:image:type', share && 'image/png'],
    ['og:image:width', share && String(share.width)],
    ['og:image:height', share && String(share.height)],
    ['og:image:alt', share && shareAlt(page, publisher)],
    ['article:published_time', article?.publishedTime],
    ['article:modified_time', article?.modifiedTime],
    ['article:author', article && (article.author ?? name)],
    ['article:section', article?.section],
    ...(article?.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
  ];
  return tags.flatMap(([key, content]) => (content ? [['property', key, content] as const] : []));
}

function twitter(page: PageHead, publisher: Publisher, { share }: ShareUrls): HeadTag[] {
  return [
    ['name', 'twitter:card', share ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', page.title],
    ['name', 'twitter:description', page.description],
    ...(share
      ? ([
          ['name', 'twitter:image', share.url],
          ['name', 'twitter:image:alt', shareAlt(page, publisher)],
        ] as const)
      : []),
  ];
}

function geography(page: PageHead, { offices, delivery }: Publisher): HeadTag[] {
  const office = page.office
    ? offices.find(({ id }) => id === page.office)
    : offices.find(({ postal }) => postal.country === delivery.code);
  if (!office) throw new Error(`${page.path} names an unknown office '${page.office}'`);
  const { latitude, longitude } = office.geo;
  return [
    ['name', 'geo.region', office.postal.region],
    ['name', 'geo.placename', office.city],
    ['name', 'geo.position', `${latitude};${longitude}`],
    ['name', 'ICBM', `${latitude}, ${longitude}`],
  ];
}

/** Returns the alternative text of the share image. A `noindex` page uses the site's image. */
function shareAlt({ share, title, noindex }: PageHead, { name }: Publisher): string {
  if (!share || noindex) return noindex ? name : title;
  const stats = (share.stats ?? []).map((stat) => `${formatStat(stat)} ${stat.label}`);
  return `${[share.title.replace(/\.$/, ''), ...stats].join('. ')}.`.replaceAll('\u00a0', ' ');
}

/** `99.8%`, `12 weeks`, `6.86/7`. */
function formatStat({ before, prefix, value, suffix, unit }: MetaStat): string {
  const isScale = unit?.startsWith('/');
  const number = [prefix, value, suffix, isScale && unit].filter(Boolean).join('');
  return [before, number, !isScale && unit].filter(Boolean).join(' ');
}
