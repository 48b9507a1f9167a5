import { DEFAULT_ORIGIN } from '../origin.ts';
import type { PageHead } from '../page-meta.ts';
import { getPageUrls, page, publisher } from '../testing/sample.ts';
import { documentHead } from './document-head.ts';
import { pageGraph } from './page-graph.ts';

interface Node {
  '@type': string;
  '@id': string;
  [member: string]: unknown;
}

const graphOf = (meta: PageHead, by = publisher) =>
  JSON.parse(JSON.stringify(pageGraph(meta, by, getPageUrls(meta)))) as Node[];
const one = (type: string, nodes = graphOf(page)) => nodes.filter((node) => node['@type'] === type);
const plain: PageHead = { path: '/plain', title: 'Plain', description: 'Plain.', keywords: [] };

/** Collects every `{ '@id': … }` reference. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.keys(value).join() === '@id' ? [(value as Node)['@id']] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

test.each([
  ['with every part', page],
  ['with none', plain],
])('a page %s: ids are unique, and every reference resolves within the graph', (_, meta) => {
  const nodes = graphOf(meta);
  const ids = nodes.map((node) => node['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references(nodes).filter((id) => !ids.includes(id))).toEqual([]);
  expect(references(nodes).length).toBeGreaterThan(4);
});

test('company, site and offices have the same ids on every page; page nodes have page ids', () => {
  const shared = graphOf(plain)
    .map((node) => node['@id'])
    .filter((id) => id.startsWith(`${DEFAULT_ORIGIN}/#`));
  expect(shared).toEqual(
    ['organization', 'website', 'west', 'east'].map((part) => `${DEFAULT_ORIGIN}/#${part}`),
  );
  const all = graphOf(page).map((node) => node['@id']);
  expect(all.slice(0, 4)).toEqual(shared);
  expect(all.slice(4).every((id) => id.startsWith(`${DEFAULT_ORIGIN}${page.path}#`))).toBe(true);
});

test('includes exactly the nodes of the page record', () => {
  expect(graphOf(plain).map((node) => node['@type'])).toEqual([
    'Organization',
    'WebSite',
    'LocalBusiness',
    'LocalBusiness',
    'WebPage',
  ]);
  const parts = ['BreadcrumbList', 'Service', 'Article', 'ItemList', 'FAQPage'];
  expect(
    graphOf(page)
      .slice(5)
      .map((node) => node['@type']),
  ).toEqual(parts);
});

test('lists office hours; an office that never closes ends its day at 23:59', () => {
  expect(
    one('LocalBusiness').map(({ openingHoursSpecification }) => openingHoursSpecification),
  ).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
    { opens: '00:00', closes: '23:59' },
  ]);
});

test('one setting removes all ratings', () => {
  const rated = JSON.stringify(graphOf(page)).match(/"aggregateRating"/g);
  expect(rated).toHaveLength(3);
  expect(one('LocalBusiness')[0]!['aggregateRating']).toMatchObject({ ratingValue: 4.9, reviewCount: 127 });
  expect(one('Service')[0]!['aggregateRating']).toMatchObject({ ratingValue: 4.9, ratingCount: 150 });
  const hidden = { ...publisher, ratings: { ...publisher.ratings, shown: false } };
  expect(JSON.stringify(graphOf(page, hidden))).not.toContain('ating');
});

test('a service has provider, country, type, categories and offers, with prices only where listed', () => {
  expect(one('Service')[0]).toMatchObject({
    provider: { '@id': `${DEFAULT_ORIGIN}/#organization`, address: { addressCountry: 'PH' } },
    serviceType: 'Outsourcing',
    category: ['Outsourcing', 'Nights'],
    offers: [
      { priceSpecification: { price: 24, priceCurrency: 'USD', unitCode: 'HUR' } },
      { name: 'By the year' },
    ],
  });
  expect(one('Service')[0]).not.toHaveProperty('areaServed');
  expect((one('Service')[0]!['offers'] as object[])[1]).not.toHaveProperty('priceSpecification');
});

test('the breadcrumb ends with the page itself', () => {
  expect(one('BreadcrumbList')[0]!['itemListElement']).toMatchObject([
    { position: 1, item: `${DEFAULT_ORIGIN}/` },
    { position: 2, item: `${DEFAULT_ORIGIN}/services` },
    { position: 3, name: 'Night', item: `${DEFAULT_ORIGIN}/services/night` },
  ]);
});

test('a variant describes its canonical page', () => {
  const nodes = graphOf({ ...page, canonical: '/services/day' });
  expect(JSON.stringify(nodes)).not.toContain('/services/night');
});

test('the origin of the release is that of every URL of the site', () => {
  const pictures = {
    share: { url: '/assets/share.png', width: 1200, height: 630 },
    logo: '/assets/logo.png',
  };
  const headAt = (origin?: string) => JSON.stringify(documentHead(page, publisher, pictures, { origin }));
  expect(headAt('https://example.org')).toBe(headAt().replaceAll(DEFAULT_ORIGIN, 'https://example.org'));
});

test('the logo and the pictures of the offices are the same raster image', () => {
  expect(one('Organization')[0]!['logo']).toMatchObject({ url: `${DEFAULT_ORIGIN}/assets/logo.png` });
  for (const office of one('LocalBusiness'))
    expect(office['image']).toBe(`${DEFAULT_ORIGIN}/assets/logo.png`);
});

test('a noindex page has no graph', () => {
  expect(documentHead({ ...page, noindex: true }, publisher, {}).graph).toBeUndefined();
  expect(documentHead(page, publisher, {}).graph).toBeDefined();
});

test('an article uses release dates unless its record has dates; other pages have none', () => {
  const dates = { published: '2026-03-04T05:06:07.000Z', changed: '2026-08-09T10:11:12.000Z' };
  const of = (page: PageHead) => {
    const { tags, graph } = documentHead(page, publisher, {}, { dates });
    const article = (graph!['@graph'] as unknown as Record<string, unknown>[]).find(
      (node) => node['@type'] === 'Article',
    );
    const tag = (name: string) => tags.find(([, tagName]) => tagName === name)?.[2];
    return {
      tags: [tag('article:published_time'), tag('article:modified_time')],
      graph: [article?.['datePublished'], article?.['dateModified']],
    };
  };
  const { publishedTime: stated, ...article } = page.article!;
  const both = [dates.published, dates.changed];
  expect(of({ ...page, article })).toEqual({ tags: both, graph: both });
  const mixed = [stated, dates.changed];
  expect(of(page)).toEqual({ tags: mixed, graph: mixed });
  expect(of(plain)).toEqual({ tags: [undefined, undefined], graph: [undefined, undefined] });
});
