import { loadWidgets, startApplication } from '@vantedge/site-testing';
import {
  expectAllText,
  expectNoSidewaysScroll,
  expectReflow,
  withLargeText,
  withTextSpacing,
} from './support/readable-text.ts';
import { PAGES, WIDTHS } from './support/routes.ts';
import { STILL, test } from './support/test.ts';

test.use(STILL);

// page.e2e.ts has the templates on phones.
for (const path of [...PAGES, '/nope'])
  test(`${path}: all text with everything open, at every width, spaced, at 200% and at 400%`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    await startApplication(page);
    await loadWidgets(page);
    await expectReflow(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAllText(page, `${width} px`);
      await withTextSpacing(page, () => expectAllText(page, `${width} px, spaced`));
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await withLargeText(page, () => expectNoSidewaysScroll(page, 'large text on a phone'));
    await page.setViewportSize({ width: 1280, height: 900 });
    await withLargeText(page, () => expectAllText(page, 'large text'));
  });
