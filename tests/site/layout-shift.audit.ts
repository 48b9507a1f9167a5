import { recordShifts, shiftsIn } from '@vantedge/site-testing';
import { composedSite, findAll } from '@vantedge/site-testing/documents';
import { testShifts } from './support/layout-shift.ts';
import { openSlowSite } from './support/network.ts';
import { ALL_ROUTES, REPRESENTATIVES, WIDTHS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const composed = composedSite();

for (const path of [...REPRESENTATIVES, '/nope']) for (const width of WIDTHS) testShifts(path, width);

test('no layout shift when content above the fold arrives in parts, by kind of hero', async ({
  browser,
  site,
}) => {
  const slow = await openSlowSite(site);
  const loadAt = async (path: string, width: number) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await recordShifts(page);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(slow.url + path);
    expect.soft(await shiftsIn(page, '.site-header, .page-hero'), `${path}, ${width} px`).toEqual([]);
    await page.close();
  };
  // Most of the time they wait for the slow site.
  for (const path of await pagesPerHero()) await Promise.all([390, 1440].map((width) => loadAt(path, width)));
  await slow.close();
});

/** One page per kind of hero, as its classes tell them apart. */
async function pagesPerHero(): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const path of ALL_ROUTES) {
    const [hero] = findAll(await composed.document(path), '.page-hero');
    if (hero && !kinds.has(hero.attribs['class']!)) kinds.set(hero.attribs['class']!, path);
  }
  expect(kinds.size).toBeGreaterThan(1);
  return [...kinds.values()];
}
