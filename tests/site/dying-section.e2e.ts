import type { Page } from '@playwright/test';
import { showIntent, startApplication } from './application.ts';
import { FAULTS, FILES, inject } from './faults.ts';
import { collectFailures } from './failures.ts';
import { expect, test } from './test.ts';
import { watchMain } from './watch-main.ts';

const PATH = '/solutions/finance';

for (const [name, file] of Object.entries(FILES)) {
  for (const fault of FAULTS) {
    // Without its shared modules the application never runs: no code is left that could report a missing answer.
    const silent = name === 'shared chunk' && fault === 'never answers';

    test.describe(`${name}: ${fault}`, () => {
      test('the first page stays as server-rendered', async ({ page, site }) => {
        const main = await watchMain(page);
        await page.clock.install();
        const failures = collectFailures(page);
        const { hits } = await inject(page, file, fault);
        await page.goto(site + PATH);
        const served = await main.now();
        await showIntent(page);
        await expect.poll(hits).toBeGreaterThan(0);
        if (silent) await page.clock.fastForward('01:00');
        else await failures.toBeReported(1);
        if (name !== 'shared chunk') await startApplication(page);
        await opensAndClosesMenu(page);
        expect(await main.least()).toBe(served);
        await page.locator('main a[href^="/contact"]').first().click();
        await expect(page).toHaveURL(/\/contact/);
        await expect(page.locator('main form')).toBeVisible();
      });

      if (name !== 'shared chunk') {
        test('a client navigation becomes a full page load', async ({ page, site }) => {
          const main = await watchMain(page);
          await page.clock.install();
          await page.goto(`${site}/contact`);
          await startApplication(page);
          const failures = collectFailures(page);
          const { hits } = await inject(page, file, fault);
          await opensAndClosesMenu(page);
          await page.locator(`footer a[href="${PATH}"]`).first().click();
          // One from the page that was left, one from the page that has loaded.
          await failures.toBeReported(2);
          await expect(page).toHaveURL(site + PATH);
          expect(hits()).toBeGreaterThan(0);
          await startApplication(page);
          await expect(page.locator('main > [data-section=solutions] h1')).toBeVisible();
          const shown = await main.now();
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
