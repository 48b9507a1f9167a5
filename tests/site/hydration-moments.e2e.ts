import { showIntent, startApplication } from '@vantedge/site-testing';
import { MOMENTS, testMoment } from './support/hydration-moments.ts';
import { SECTION_PAGE } from './support/routes.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

// One action per condition: hydration-moments.audit.ts has all others.
for (const moment of MOMENTS.filter(({ isEnough }) => isEnough)) testMoment(moment);

test('a path that looks like a host stays on this site', async ({ page, site }) => {
  const missing = await page.request.get(`${site}/nope`);
  await page.route(`${site}//example.com**`, async (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: await missing.text() }),
  );
  await page.goto(`${site}//example.com/`);
  await showIntent(page);
  await page.waitForURL(`${site}//example.com`);
});

test('a path in another case has the not-found page alone', async ({ page, site }) => {
  const missing = await page.request.get(`${site}/nope`);
  await page.route(`${site}/Contact`, async (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: await missing.text() }),
  );
  await page.goto(`${site}/Contact`);
  await startApplication(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toContainText('Not Found');
});

test('a slow line follows a link to another section as a document, at the press', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await page.evaluate(() => {
    const slow = {
      transferSize: 30_000,
      encodedBodySize: 25_000,
      fetchStart: 0,
      responseStart: 400,
      responseEnd: 1_400,
    };
    const real = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type: string) =>
      type === 'navigation'
        ? [{ ...slow, activationStart: 0 } as unknown as PerformanceEntry]
        : type === 'resource'
          ? []
          : real(type);
  });
  await showIntent(page);
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The application fetches it when it is idle, which may be now.
    if (pathname !== '/release.json') requests.push(pathname);
  });
  await page
    .locator(`footer a[href="${SECTION_PAGE}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(site + SECTION_PAGE);
  await expect(page.locator('main h1')).toBeVisible();
  expect(requests[0]).toBe(SECTION_PAGE);
});
