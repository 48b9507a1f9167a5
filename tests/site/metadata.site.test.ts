import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { collapseWhitespace, composedSite, find, findAll } from '@vantedge/site-testing/documents';
import { type Head, readHead } from './support/head.ts';
import { DOCUMENT_BUDGET_BYTES } from '../bench/budgets.ts';
import { ALL_ROUTES, ROUTES } from './support/routes.ts';

/** Paths that may be linked before they exist. */
const { pendingPaths } = JSON.parse(readFileSync('site.json', 'utf8')) as { pendingPaths: string[] };

const site = composedSite();

const sitemapText = async () => (await site.get('/sitemap.xml')).text();
const headOf = async (path: string) => readHead(path, await site.document(path));

test('every document stays within its limit', async () => {
  for (const route of ALL_ROUTES) {
    const { headers } = await site.get(route, { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    const bytes = Number(headers.get('content-length'));
    expect({ route, isSmall: bytes > 1000 && bytes <= DOCUMENT_BUDGET_BYTES.document, bytes }).toMatchObject({
      isSmall: true,
    });
  }
});

for (const route of ALL_ROUTES) {
  test(`${route} has complete, consistent metadata`, async () => {
    const head = await headOf(route);
    expect(head.title.length).toBeGreaterThanOrEqual(15);
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(capitalized(head.title)).toEqual([]);
    expect(head.description.length).toBeGreaterThanOrEqual(50);
    expect(head.description.length).toBeLessThanOrEqual(170);
    const { origin } = new URL(head.canonical);
    expect(head.meta).toMatchObject({
      'og:title': head.title,
      'og:description': head.description,
      'og:url': head.canonical,
      'og:locale': 'en_US',
      'twitter:card': 'summary_large_image',
      'twitter:title': head.title,
      'twitter:description': head.description,
      'twitter:image': head.meta['og:image'],
    });
    for (const name of ['og:type', 'og:site_name', 'og:image:alt', 'geo.region', 'geo.placename'])
      expect({ [name]: head.meta[name] }).not.toEqual({ [name]: undefined });
    expect(head.meta['geo.position']?.replace(';', ', ')).toBe(head.meta['ICBM']);

    const image = new URL(head.meta['og:image']!);
    expect(image.origin).toBe(origin);
    expect(await pngSize(image.pathname)).toEqual({
      width: Number(head.meta['og:image:width']),
      height: Number(head.meta['og:image:height']),
    });
    expect(await pngSize(image.pathname)).toEqual({ width: 1200, height: 630 });

    expect(head.graphs).toHaveLength(head.indexable ? 1 : 0);
    if (!head.indexable) return;
    await expectSound(head);
  });
}

/** Checks that references resolve, URLs exist, and structured data matches the visible page. */
async function expectSound({ canonical, graphs, crumbs, questions, title }: Head) {
  const nodes = graphs[0]!['@graph'];
  const ids = nodes.map((node) => node['@id']);
  const { origin } = new URL(canonical);
  const texts = strings(nodes);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references(nodes).filter((id) => !ids.includes(id))).toEqual([]);
  const urls = texts.filter((text) => text.startsWith(`${origin}/`)).map((text) => new URL(text).pathname);
  for (const url of new Set(urls)) {
    if (!pendingPaths.includes(url))
      expect({ url, status: (await site.get(url)).status }).toEqual({ url, status: 200 });
  }
  expect(texts.filter((text) => /^https?:/.test(text) && !text.startsWith(`${origin}/`))).toEqual([]);

  const one = (type: string) => nodes.filter((node) => node['@type'] === type)[0];
  for (const type of ['Organization', 'WebSite', 'LocalBusiness']) expect(one(type)).toBeDefined();
  expect(nodes.find((node) => node['@id'] === `${canonical}#webpage`)).toMatchObject({
    url: canonical,
    name: title,
  });
  const trail = (one('BreadcrumbList')?.['itemListElement'] ?? []) as { name: string; item: string }[];
  expect(trail.map(({ name, item }) => ({ name: collapseWhitespace(name), item }))).toEqual(
    crumbs.map(({ name, to }) => ({ name, item: to ? new URL(to, origin).href : canonical })),
  );
  const faq = (one('FAQPage')?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  expect(
    faq.map(({ name, acceptedAnswer: { text } }) => [collapseWhitespace(name), collapseWhitespace(text)]),
  ).toEqual(questions);
}

test('titles, descriptions and images are unique', async () => {
  const heads = await Promise.all(ALL_ROUTES.map((route) => headOf(route)));
  const own = heads.filter(
    ({ indexable, canonical, path }) => indexable && new URL(canonical).pathname === path,
  );
  expect(own.length).toBeGreaterThan(5);
  for (const part of ['title', 'description', 'canonical'] as const) {
    const values = own.map((head) => head[part]);
    expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
  }
});

test('sitemap and llms.txt list indexable canonical pages, robots.txt the sitemap', async () => {
  const heads = await Promise.all(ALL_ROUTES.map((route) => headOf(route)));
  const listed = heads.filter(
    ({ indexable, canonical, path }) => indexable && new URL(canonical).pathname === path,
  );
  const canonicals = listed.map(({ canonical }) => canonical).sort();
  const text = async (file: string) => (await site.get(file)).text();
  const sitemap = await text('/sitemap.xml');
  const entries = findAll(parseDocument(sitemap, { xmlMode: true }), 'urlset > url');
  expect(entries.map((entry) => textContent(find(entry, 'loc'))).sort()).toEqual(canonicals);
  for (const entry of entries) {
    const moment = textContent(find(entry, 'lastmod'));
    expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now());
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  }
  const llms = await text('/llms.txt');
  expect([...llms.matchAll(/^- \[.+?\]\((\S+)\): /gm)].map(([, url]) => url).sort()).toEqual(canonicals);
  for (const { description } of listed) expect(llms).toContain(collapseWhitespace(description));
  expect(await text('/robots.txt')).toContain(`Sitemap: ${new URL(canonicals[0]!).origin}/sitemap.xml`);
});

test('the dates of an article are those of the releases that first published and last changed it', async () => {
  const heads = await Promise.all(ALL_ROUTES.map((route) => headOf(route)));
  const articles = heads.filter(
    ({ path, canonical, meta }) => meta['article:published_time'] && canonical.endsWith(path),
  );
  expect(articles).not.toEqual([]);
  const sitemap = await sitemapText();
  for (const { meta, graphs, canonical } of articles) {
    const [published, modified] = [meta['article:published_time']!, meta['article:modified_time']!];
    expect(sitemap).toContain(`<loc>${canonical}</loc><lastmod>${modified}</lastmod>`);
    expect(Date.parse(published)).toBeLessThanOrEqual(Date.parse(modified));
    expect(graphs[0]!['@graph'].find((node) => node['@type'] === 'Article')).toMatchObject({
      datePublished: published,
      dateModified: modified,
    });
  }
});

test('a variant path uses the share image of its canonical page', async () => {
  const image = async (path: string) => (await headOf(path)).meta['og:image'];
  const heads = await Promise.all(ALL_ROUTES.map((route) => headOf(route)));
  const variants = heads.filter(({ path, canonical }) => canonical && new URL(canonical).pathname !== path);
  expect(variants).not.toEqual([]);
  for (const { canonical, meta } of variants) {
    expect(meta['og:image']).toBe(await image(new URL(canonical).pathname));
    expect(meta['og:image']).not.toBe(await image('/'));
  }
});

test('/favicon.ico is an icon', async () => {
  const answer = await site.get('/favicon.ico');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // ICO header: type, and number of images.
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 2]);
});

test('the not-found page is noindex, without structured data and a URL of its own', async () => {
  const head = await headOf('/no/such/page');
  expect(head.indexable).toBe(false);
  expect(head.graphs).toEqual([]);
  const html = await site.document('/no/such/page');
  expect(findAll(html, 'link[rel=canonical], meta[property="og:url"]')).toEqual([]);
});

test('unverified ratings are in no document', async () => {
  for (const route of ALL_ROUTES)
    expect(JSON.stringify((await headOf(route)).graphs)).not.toMatch(/aggregateRating/i);
});

test('the logo of home screens and of structured data is a square PNG of 512 px', async () => {
  const icon = find(await site.document('/'), 'link[rel=apple-touch-icon]').attribs['href']!;
  expect(await pngSize(icon)).toEqual({ width: 512, height: 512 });
  const { graphs, canonical } = await headOf('/');
  const nodes = graphs[0]!['@graph'];
  const url = new URL(icon, canonical).href;
  expect(nodes.find((node) => node['@type'] === 'Organization')).toMatchObject({ logo: { url } });
  const offices = nodes.filter((node) => node['@type'] === 'LocalBusiness');
  expect(offices.map(({ image }) => image)).toEqual([url, url]);
});

test('no browser script contains structured data or share tags', () => {
  const scripts = Object.keys(ROUTES).flatMap((section) => {
    const folder = path.join('dist', section, 'browser');
    return readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(folder, file));
  });
  expect(scripts.length).toBeGreaterThan(8);
  const makers = scripts.filter((file) => /BreadcrumbList|og:site_name/.test(readFileSync(file, 'utf8')));
  expect(makers).toEqual([]);
});

/** Width and height from a PNG header. */
async function pngSize(path: string) {
  const answer = await site.get(path);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Names in titles, which are written in sentence case. */
const NAMES =
  /^(Vantedge|Mainspring|Books|Mighty|Power|Philippines|Los|Angeles|Cebu|City|Google|Cloud|Dynamics|Azure|Salesforce|Oracle)$/;

/** Capitalized words of a title that are no names and do not start it. */
const capitalized = (title: string) =>
  (title.match(/(?<=[^|] )[A-Z][a-z]+\b/g) ?? []).filter((word) => !NAMES.test(word));

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.keys(value).join() === '@id' ? strings(value) : [];
  return [...own, ...Object.values(value).flatMap(references)];
}
