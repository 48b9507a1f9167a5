import { startApplication } from '@vantedge/site-testing';
import { testShifts } from './support/layout-shift.ts';
import { SECTION_PAGE } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// page.e2e.ts measures the layout shift of every page while it loads, without motion; layout-shift.audit.ts has every template and width.
testShifts(SECTION_PAGE, 390);

test('a page reached by client navigation has its styles', async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  await page.locator('.site-header .wordmark').click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.locator('.page-hero')).toHaveCSS('color', 'rgb(233, 241, 240)');
  await expect(page.locator('.site-footer')).toHaveCSS('color', 'rgb(233, 241, 240)');
});
