import type { Article, BreadcrumbList, FAQPage, ItemList, Service } from 'schema-dts';
import { ORIGIN } from '../origin.ts';
import type { MetaOffer, PageMeta } from '../page-meta.ts';
import type { PageUrls } from './document-head.ts';
import { nodeId, ORGANIZATION, reference } from './node-id.ts';
import type { Publisher } from './publisher.ts';

/** Returns the breadcrumb, as shown on the page. */
export function breadcrumbNode({ breadcrumb }: PageMeta, { url }: PageUrls): BreadcrumbList | undefined {
  if (!breadcrumb) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(url, 'breadcrumb'),
    itemListElement: breadcrumb.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: index === breadcrumb.length - 1 ? url : new URL(to ?? '/', ORIGIN).href,
    })),
  };
}

/** Returns the service that a page describes, with its offers. */
export function serviceNode(
  { service, description, ratings: count }: PageMeta,
  { delivery, ratings }: Publisher,
  { url }: PageUrls,
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
      ...reference(ORGANIZATION),
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
export function articleNode(
  page: PageMeta,
  { name }: Publisher,
  { url, share }: PageUrls,
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
    author: author === name ? reference(ORGANIZATION) : { '@type': 'Organization', name: author },
    publisher: reference(ORGANIZATION),
    mainEntityOfPage: reference(nodeId(url, 'webpage')),
    ...(share ? { image: share.url } : {}),
    ...(article.publishedTime ? { datePublished: article.publishedTime } : {}),
    ...(article.modifiedTime ? { dateModified: article.modifiedTime } : {}),
  };
}

/** Returns the list of pages that a page links to. */
export function listNode({ list }: PageMeta, { url }: PageUrls): ItemList | undefined {
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
      url: new URL(path, ORIGIN).href,
    })),
  };
}

/** Returns the page's questions, word for word. */
export function faqNode({ faq }: PageMeta, { url }: PageUrls): FAQPage | undefined {
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
