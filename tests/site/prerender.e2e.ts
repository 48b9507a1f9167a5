import {
  openUndriven,
  openVisitProxy,
  prerenderedVisit,
  type PrerenderedVisit,
} from './support/prerendered-visit.ts';
import { startApplication } from '@vantedge/site-testing';
import { expect, test } from './support/test.ts';
import { SECTION_PAGE } from './support/routes.ts';

test('before hydration, a link shows its prerendered page, which has started and requested nothing else before', async ({
  site,
}) => {
  const proxy = await openVisitProxy(site, prerenderedVisit('/', '/contact'));
  const close = openUndriven(`${proxy.url}/`);
  try {
    const visit = (await proxy.report) as PrerenderedVisit;
    expect(visit).toMatchObject({ wasPrerendered: true, carried: 'state' });
    // No script of the application.
    const other = /\.(css|woff2|svg|webp|png)$|\/elements\.\w+\.js$/;
    expect(visit.requestedBeforeShown.filter((path) => !other.test(path))).toEqual([]);
    const documents = proxy.requests.filter(({ url }) => url === '/contact');
    expect(documents.map(({ headers }) => headers['sec-purpose'])).toEqual(['prefetch;prerender']);
  } finally {
    await close();
    await proxy.close();
  }
});

test('the speculation rules serve the document until it is hydrated', async ({ page, site }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(`${site}${SECTION_PAGE}`);
  const rules = page.locator('script[type=speculationrules]');
  await expect(rules).toHaveCount(1);
  await startApplication(page);
  await expect(rules).toHaveCount(0);
  expect(violations).toEqual([]);
});
