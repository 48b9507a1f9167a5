import type { Page } from '@playwright/test';
import { showIntent, startApplication } from './application.ts';
import { FAULTS, FILES, inject } from './faults.ts';
import { expect, test } from './test.ts';
import { watchMain } from './watch-main.ts';

/** Longest time that a section has until the shell goes on without it, and a little more, in milliseconds. */
const SETTLED = 5000;

for (const [name, file] of Object.entries(FILES)) {
  for (const fault of FAULTS) {
    test.describe(`${name}: ${fault}`, () => {
      test('on first load the page stays as served', async ({ page, site }) => {
        const main = await watchMain(page);
        const { hits } = await inject(page, file, fault);
        await page.goto(`${site}/solutions/finance`);
        const served = await main.now();
        await showIntent(page);
        await page.waitForTimeout(SETTLED);
        expect(hits()).toBeGreaterThan(0);
        expect(await main.least()).toBe(served);
        await opensAndClosesMenu(page);
        expect(await main.least()).toBe(served);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await page.locator('main a[href^="/contact"]').first().click();
        await expect(page).toHaveURL(/\/contact/);
        await expect(page.locator('main form')).toBeVisible();
      });

      if (name !== 'shared chunk') {
        test('on a client navigation the browser goes to the document', async ({ page, site }) => {
          const main = await watchMain(page);
          await page.goto(`${site}/contact`);
          await startApplication(page);
          const { hits } = await inject(page, file, fault);
          await opensAndClosesMenu(page);
          await page.locator('footer a[href="/solutions/finance"]').first().click();
          await expect(page).toHaveURL(/\/solutions\/finance$/);
          await expect(page.locator('h1')).toContainText('ledger');
          // The first sight is there before the rest of the document.
          await page.waitForLoadState();
          expect(hits()).toBeGreaterThan(0);
          const shown = await main.now();
          await page.waitForTimeout(SETTLED);
          expect(await main.least()).toBe(shown);
          await opensAndClosesMenu(page);
          expect(await main.least()).toBe(shown);
        });
      }
    });
  }
}

async function opensAndClosesMenu(page: Page) {
  const menu = page.locator('header nav button[popovertarget]').first();
  const panel = page.locator(`#${await menu.getAttribute('popovertarget')}`);
  await menu.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
