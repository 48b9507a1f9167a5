import type { Article, BreadcrumbList, FAQPage, ItemList, Service, Thing, WebPage } from 'schema-dts';
import type { MetaOffer, PageHead } from '../page-meta.ts';
import type { PageUrls } from './head-parts.ts';
import {
  nodeId,
  officeNodes,
  organizationNode,
  type Publisher,
  reference,
  siteNodeId,
  websiteNode,
} from './site-nodes.ts';

/** Returns the JSON-LD nodes of a page: the company, its offices and site, the page, and what the page is about. */
export function pageGraph(page: PageHead, publisher: Publisher, urls: PageUrls): Thing[] {
  const parts = [
    breadcrumbNode(page, urls),
    serviceNode(page, publisher, urls),
    articleNode(page, publisher, urls),
    listNode(page, urls),
    faqNode(page, urls),
  ];
  return [
    organizationNode(publisher, urls),
    websiteNode(publisher, urls),
    ...officeNodes(publisher, urls),
    webPageNode(page, urls),
    ...parts.filter((node) => node !== undefined),
  ];
}

const KINDS = { about: 'AboutPage', contact: 'ContactPage', collection: 'CollectionPage' } as const;

function webPageNode(page: PageHead, { origin, url, share }: PageUrls): WebPage {
  const main = page.service ? 'service' : page.article ? 'article' : page.list ? 'list' : undefined;
  return {
    '@type': page.kind ? KINDS[page.kind] : 'WebPage',
    '@id': nodeId(url, 'webpage'),
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'en-US',
    isPartOf: reference(siteNodeId(origin, 'website')),
    ...(main ? { mainEntity: reference(nodeId(url, main)) } : {}),
    ...(url === `${origin}/` || page.kind ? { about: reference(siteNodeId(origin, 'organization')) } : {}),
    ...(share
      ? {
          primaryImageOfPage: {
            '@type': 'ImageObject',
            url: share.url,
            width: String(share.width),
            height: String(share.height),
          },
        }
      : {}),
    ...(page.breadcrumb ? { breadcrumb: reference(nodeId(url, 'breadcrumb')) } : {}),
  };
}

/** Returns the breadcrumb, as shown on the page. */
function breadcrumbNode({ breadcrumb }: PageHead, { origin, url }: PageUrls): BreadcrumbList | undefined {
  if (!breadcrumb) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(url, 'breadcrumb'),
    itemListElement: breadcrumb.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: index === breadcrumb.length - 1 ? url : new URL(to ?? '/', origin).href,
    })),
  };
}

/** Returns the service that a page describes, with its offers. */
function serviceNode(
  { service, description, ratings: count }: PageHead,
  { delivery, ratings }: Publisher,
  { origin, url }: PageUrls,
): Service | undefined {
  if (!service) return undefined;
  return {
    '@type': 'Service',
    '@id': nodeId(url, 'service'),
    name: service.name,
    description,
    url,
    serviceType: service.type,
    category: service.category,
    // The country of delivery. Not `areaServed`, which is where the customers are.
    provider: {
      '@type': 'Organization',
      ...reference(siteNodeId(origin, 'organization')),
      address: { '@type': 'PostalAddress', addressCountry: delivery.code },
    },
    offers: service.offers.map(offerNode),
    ...(count && ratings.shown
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: ratings.value,
            ratingCount: count,
            bestRating: 5,
          },
        }
      : {}),
  };
}

const offerNode = ({ name, description, hourly }: MetaOffer) => ({
  '@type': 'Offer' as const,
  name,
  ...(description ? { description } : {}),
  ...(hourly === undefined
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification' as const,
          price: hourly,
          priceCurrency: 'USD',
          unitCode: 'HUR',
          unitText: 'hour',
        },
      }),
});

/** Returns the article of a page. Illustrative stories have none in their record. */
function articleNode(
  page: PageHead,
  { name }: Publisher,
  { origin, url, share }: PageUrls,
): Article | undefined {
  const { article } = page;
  if (!article) return undefined;
  const author = article.author ?? name;
  return {
    '@type': 'Article',
    '@id': nodeId(url, 'article'),
    headline: page.share?.title ?? page.title,
    description: page.description,
    url,
    inLanguage: 'en-US',
    articleSection: article.section,
    keywords: article.tags,
    author:
      author === name
        ? reference(siteNodeId(origin, 'organization'))
        : { '@type': 'Organization', name: author },
    publisher: reference(siteNodeId(origin, 'organization')),
    mainEntityOfPage: reference(nodeId(url, 'webpage')),
    ...(share ? { image: share.url } : {}),
    ...(article.publishedTime ? { datePublished: article.publishedTime } : {}),
    ...(article.modifiedTime ? { dateModified: article.modifiedTime } : {}),
  };
}

/** Returns the list of pages that a page links to. */
function listNode({ list }: PageHead, { origin, url }: PageUrls): ItemList | undefined {
  if (!list) return undefined;
  return {
    '@type': 'ItemList',
    '@id': nodeId(url, 'list'),
    name: list.name,
    numberOfItems: list.items.length,
    itemListElement: list.items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(path, origin).href,
    })),
  };
}

/** Returns the page's questions, word for word. */
function faqNode({ faq }: PageHead, { url }: PageUrls): FAQPage | undefined {
  if (!faq) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': nodeId(url, 'faq'),
    url,
    isPartOf: reference(nodeId(url, 'webpage')),
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
