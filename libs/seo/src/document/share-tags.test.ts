import type { PageHead } from '../page-meta.ts';
import { getPageUrls, page, publisher } from '../testing/sample.ts';
import { shareTags } from './share-tags.ts';

const plain: PageHead = { path: '/plain', title: 'Plain', description: 'Plain.', keywords: [] };
const tagsOf = (meta: PageHead, urls: Parameters<typeof shareTags>[2] = getPageUrls(meta)) =>
  shareTags(meta, publisher, urls).map(([, name, content]) => [name, content]);
const valuesOf = (meta: PageHead) => Object.fromEntries(tagsOf(meta)) as Record<string, string>;

test('describes the share image: size and alternative text', () => {
  expect(valuesOf(page)).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Done by morning. 99.8% accuracy. 12 weeks to start.',
    'twitter:card': 'summary_large_image',
  });
});

test('has no image tags without an image', () => {
  const tags = tagsOf(plain, { url: 'https://example.com/plain' });
  expect(tags.filter(([name]) => name!.includes('image'))).toEqual([]);
  expect(tags).toContainEqual(['twitter:card', 'summary']);
});

test('a page without a URL of its own has no og:url', () => {
  expect(tagsOf(plain, { url: undefined }).filter(([name]) => name === 'og:url')).toEqual([]);
});

test('a story is an article, with dates only if known', () => {
  expect(valuesOf(page)).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2026-01-02',
    'article:author': 'Meridian',
    'article:section': 'Stories',
    'article:tag': 'night',
  });
  expect(valuesOf(page)).not.toHaveProperty('article:modified_time');
  expect(valuesOf(plain)['og:type']).toBe('website');
  expect(tagsOf(plain).filter(([name]) => name!.startsWith('article:'))).toEqual([]);
});

test('geo tags name the delivery location, or the office of the page', () => {
  expect(valuesOf(page)).toMatchObject({
    'geo.region': 'PH-CEB',
    'geo.placename': 'Cebu City',
    'geo.position': '10.3157;123.8854',
    ICBM: '10.3157, 123.8854',
  });
  expect(valuesOf({ ...page, office: 'west' })).toMatchObject({
    'geo.region': 'US-CA',
    'geo.position': '34.0522;-118.2437',
  });
  expect(() => tagsOf({ ...page, office: 'north' })).toThrow(/'north'/);
});
