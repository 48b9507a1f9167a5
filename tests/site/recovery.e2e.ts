import { isHydrated } from '@vantedge/site-testing';
import { CHANGES, expectDoingsKept, expectNothingLost } from './support/document-changes.ts';
import { SECTION, SECTION_PAGE } from './support/routes.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

const ALL = Object.values(CHANGES);

// recovery.audit.ts has every page, and each kind of change alone.
test('nothing is lost when all kinds of change are made before a page hydrates', async ({
  context,
  site,
}) => {
  await expectNothingLost(context, site + SECTION_PAGE, ALL);
  await expectDoingsKept(context, site + SECTION_PAGE, ALL);
});

test('a page of which one script is missing, too, keeps all of its text', async ({ context, site }) => {
  await context.route(`**/assets/${SECTION}/c.*`, (route) => route.abort());
  await expectNothingLost(context, site + SECTION_PAGE, ALL);
});

test('a menu that is open stays open', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}${SECTION_PAGE}`);
  await page.evaluate(CHANGES['every text node wrapped']!);
  const menu = page.locator('dialog');
  await page.locator('header button[commandfor]').first().click();
  await expect(menu).toHaveJSProperty('open', true);
  await page.waitForFunction(isHydrated);
  await expect(menu).toHaveJSProperty('open', true);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveJSProperty('open', false);
});
