import { expandAllDetails, loadWidgets, startApplication } from '@vantedge/site-testing';
import { expectAllText, expectNoSidewaysScroll, withLargeText } from './support/readable-text.ts';
import { PAGES, REPRESENTATIVES, WIDTHS } from './support/routes.ts';
import { STILL, test } from './support/test.ts';

test.use(STILL);

// page.e2e.ts has the others.
for (const path of PAGES.filter((page) => !REPRESENTATIVES.includes(page)))
  test(`${path}: all text with everything open, at every width and at 200%`, async ({ page, site }) => {
    await page.goto(site + path);
    await startApplication(page);
    await loadWidgets(page);
    await page.evaluate(expandAllDetails);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAllText(page, `${width} px`);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await withLargeText(page, () => expectNoSidewaysScroll(page, 'large text on a phone'));
  });
