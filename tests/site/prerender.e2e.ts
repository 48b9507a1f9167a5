import { prerenderedVisit, type PrerenderedVisit } from './support/prerendered-visit.ts';
import { startApplication } from './support/application.ts';
import { expect, test } from './support/test.ts';
import { openUndriven } from './support/undriven-chromium.ts';
import { openVisitProxy } from './support/visit-proxy.ts';

test.use({ prerendersLinks: true });

test('a link shows its prerendered page, which has started and requested nothing else before', async ({
  site,
}) => {
  const proxy = await openVisitProxy(site, prerenderedVisit('/', '/contact'));
  const close = openUndriven(`${proxy.url}/`);
  try {
    const visit = (await proxy.report) as PrerenderedVisit;
    expect(visit).toMatchObject({ wasPrerendered: true, carried: 'state' });
    expect(visit.requestedBeforeShown).toContain('/speculation-rules.json');
    // No script, and no token for the form.
    expect(
      visit.requestedBeforeShown.filter((path) => !/\.(css|woff2|json|svg|webp|png)$/.test(path)),
    ).toEqual([]);
    const documents = proxy.requests.filter(({ url }) => url === '/contact');
    expect(documents.map(({ headers }) => headers['sec-purpose'])).toEqual(['prefetch;prerender']);
  } finally {
    await close();
    await proxy.close();
  }
});

test('where the browser supports speculation rules, it follows links instead of the router', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  await page.evaluate(() => void Object.assign(window, { openedBefore: true }));
  const isSameDocument = () => page.evaluate(() => 'openedBefore' in window);
  await page.locator('footer a[href="/solutions/finance"]').first().click();
  await expect(page.locator('h1')).toContainText('Finance and Accounting');
  expect(await isSameDocument()).toBe(false);
});
