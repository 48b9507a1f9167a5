import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { collapseWhitespace, composedSite, findAll, visibleText } from '@vantedge/site-testing/documents';
import { PAGES } from './support/routes.ts';

const site = composedSite();

/** Pages of the site, and the not-found page. */
const ALL = [...PAGES, '/no-such-page'];

describe.each(ALL)('%s', (path) => {
  test('promises a reply within 24 hours at most once', async () => {
    const text = collapseWhitespace(visibleText(await site.document(path)));
    const promises = text.match(/\b(repl(y|ies)|respon[ds]\w*|answer|hear)\b[^.]{0,60}\b24 hours/gi) ?? [];
    expect(promises.slice(1)).toEqual([]);
  });

  test('has US times, and a comma in every large number', async () => {
    // The axes of drawings have 24 hours.
    const text = visibleText(await site.document(path), 'svg, [aria-hidden=true]');
    expect(
      text.match(/(?<![\d:])\d{1,2}:\d\d(:\d\d)?(?![\d:]|\s?[ap]\.m\.)|\b\d{1,2} ?[AP]M\b/g) ?? [],
    ).toEqual([]);
    expect(text.match(/\$\d{4,}|(?<![\d,.-])\d{4,}\+/g) ?? []).toEqual([]);
  });

  test('says "Sample" of samples, whose words praise no figures', async () => {
    const document = await site.document(path);
    expect(visibleText(document)).not.toMatch(/\billustrative\b|what (our )?clients say/i);
    const quotes = findAll(document, 'blockquote').map(textContent);
    expect(quotes.filter((quote) => /\d|%|\$|\b(invoice|figures?|source|percent)\b/.test(quote))).toEqual([]);
  });

  test('does not compare its own figures', async () => {
    const [main] = findAll(await site.document(path), 'main');
    const text = collapseWhitespace(visibleText(main!));
    expect(text).not.toMatch(/market rates? of \$|reported as|not calculated from|more conservative/i);
  });

  test('ends no headline with a period', async () => {
    const headlines = headlinesOf(await site.document(path));
    expect(headlines.filter((headline) => headline.endsWith('.'))).toEqual([]);
  });
});

test('a headline of two sentences stands on at most four pages', async () => {
  const pages: string[] = [];
  for (const path of ALL) {
    const document = await site.document(path);
    const calls = findAll(document, '.site-footer .grid-12 > div > p:first-child').map(textContent);
    if ([...headlinesOf(document), ...calls].some((text) => /\w[.!]\s+\w/.test(text))) pages.push(path);
  }
  expect(pages.length).toBeGreaterThan(0);
  expect({ pages, tooMany: pages.length > 4 }).toEqual({ pages, tooMany: false });
});

const headlinesOf = (document: Document) =>
  findAll(document, 'h1, h2').map((headline) => collapseWhitespace(textContent(headline)));
