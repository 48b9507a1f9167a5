import { develop } from './develop.ts';
import { EditedCheckout } from './edited-checkout.ts';
import { expect, test } from './test.ts';

const STORY = '/success-stories/ukg';
const SERVICE = '/solutions/finance';

/** The first build of the shell, on a busy machine. */
const BUILT = { timeout: 60_000 };

test('work on one section: edits show in place, the rest is the composed site', async ({ page }) => {
  const checkout = new EditedCheckout('development');
  const { url, end } = await develop(checkout.root, 'stories');
  try {
    const heading = page.locator('h1');
    const menu = page.locator('header nav button[popovertarget]').first();
    await page.goto(url + STORY);
    await expect(heading).toBeVisible(BUILT);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');

    checkout.edit(
      'apps/stories/src/pages/success-stories/ukg.tsx',
      '{hero.title}',
      '{`Page: ${hero.title}`}',
    );
    await expect(heading).toContainText('Page: ');
    checkout.edit('libs/content/stories/src/ukg.ts', "title: 'From new", "title: 'Record: From new");
    await expect(heading).toContainText('Page: Record: ');
    const quote = 'apps/stories/src/components/client-quote.tsx';
    checkout.edit(quote, 'className="client-quote"', 'className="client-quote border-[13px]"');
    await expect(page.locator('.client-quote')).toHaveCSS('border-top-width', '13px');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Escape');
    await page.locator(`footer a[href="${SERVICE}"]`).first().click();
    await expect(page).toHaveURL(url + SERVICE);
    await expect(heading).toContainText('ledger');
    const served = await page.request.get(url + SERVICE);
    expect(await served.text()).toContain('<h1');

    await page.locator('header nav button[popovertarget]', { hasText: 'Success Stories' }).click();
    await page.getByRole('link', { name: /^Read the story ?: The UKG partnership/ }).click();
    await expect(page).toHaveURL(url + STORY);
    await expect(heading).toContainText('Page: Record: ');
  } finally {
    await end();
  }
});
