import { showIntent, startApplication } from '@vantedge/site-testing';
import { LOAD_FAILURES, testLoadFailure } from './support/load-failures.ts';
import { SECTION, SECTION_PAGE } from './support/routes.ts';
import { FILES } from './support/section-failures.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

// section-load-failure.audit.ts has all others.
for (const each of LOAD_FAILURES.filter(({ isEnough }) => isEnough)) testLoadFailure(each);

test('a page whose code is 20 s late on a slow line hydrates when it arrives', async ({ page, site }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.clock.install();
  await page.route(FILES['exposed chunk'], async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(site + SECTION_PAGE);
  await showIntent(page);
  // The application waits for it from then on.
  await page.waitForSelector(`script[src^="/assets/${SECTION}/c."]`, { state: 'attached' });
  await page.clock.fastForward(20_000);
  arrive();
  await startApplication(page);
  const heading = page.locator(`main > [data-section=${SECTION}] h1`);
  await expect
    .poll(() => heading.evaluate((h1) => Object.keys(h1).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
});
