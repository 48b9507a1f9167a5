import { startApplication } from './application.ts';
import { expect, test } from './test.ts';
import { watchMain } from './watch-main.ts';

for (const path of ['/labs/throws-in-render', '/labs/throws-in-effect']) {
  test(`${path}: the served page is put back in the same frame`, async ({ page, lab }) => {
    const main = await watchMain(page);
    const broke = page.waitForEvent('console', (message) =>
      message.text().startsWith('[section labs] broke'),
    );
    await page.goto(lab + path);
    const served = await main.now();
    await startApplication(page);
    expect((await broke).text()).toContain('laboratory: thrown in');
    expect(await main.least()).toBe(served);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.locator('main a[href="/contact"]').click();
    await expect(page).toHaveURL(`${lab}/contact`);
    await expect(page.locator('main form')).toBeVisible();
  });

  test(`${path}: reached by a client navigation, it ends on its document`, async ({ page, lab }) => {
    await page.goto(`${lab}/contact`);
    await startApplication(page);
    await page.evaluate((target) => {
      const link = document.querySelector<HTMLAnchorElement>('footer a[href="/solutions/finance"]')!;
      link.dataset['target'] = target;
    }, path);
    const documentLoad = page.waitForEvent('domcontentloaded');
    await page.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await documentLoad;
    await expect(page).toHaveURL(lab + path);
    await expect(page.locator('h1')).toContainText('Throws');
  });
}

test('an error in an event handler takes nothing away, and the page goes on', async ({ page, lab }) => {
  const main = await watchMain(page);
  await page.goto(`${lab}/labs/throws-in-event`);
  await startApplication(page);
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  expect((await thrown).message).toContain('thrown in an event');
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  expect(await main.least()).toBe(await main.now());
});

test('an error in a later update leaves what was on the page', async ({ page, lab }) => {
  const main = await watchMain(page);
  await page.goto(`${lab}/labs/throws-later`);
  const served = await main.now();
  await startApplication(page);
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(page.locator('main [data-frozen]')).toHaveCount(1);
  expect(await main.least()).toBe(served);
  await expect(page.locator('header nav button').first()).toBeVisible();
});
