import { answerPost, expect, openWithPausedClock, startApplication, test } from '@vantedge/site-testing';

// How long the address and toasts are shown: masked-email.test.tsx, toasts.test.tsx.
test('the address is copied, and a toast that fades in and out confirms it', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}/solutions/finance`);
  await startApplication(page);
  // Where the fades start, not in frames, of which a loaded machine may have none meanwhile.
  await page.evaluate(() => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this.matches('.toast') && keyframes && 'opacity' in keyframes) fades.push(keyframes.opacity);
      return animate.call(this, keyframes, options);
    };
  });
  const fades = () => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades);
  const button = page.locator('footer .masked-email').getByRole('button');
  await button.click();
  await button.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@vantedge.example.com');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Email address copied');
  await expect(toast).toHaveCSS('opacity', '1');
  // Between several of them.
  await expect(page.locator('.toast-region')).toHaveCSS('row-gap', '14px');
  expect(await fades()).toEqual([[0, 1]]);
  await expect(toast).toHaveCount(0);
  expect(await fades()).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('a subscription is confirmed inline and by a toast, without layout shift', async ({ page, site }) => {
  const posted: string[] = [];
  await page.route('**/api/forms/shell/newsletter', (route) => {
    posted.push(route.request().postData()!);
    return answerPost(route, 201);
  });
  await openWithPausedClock(page, `${site}/solutions/finance`);
  const part = page.locator('footer');
  await part.scrollIntoViewIfNeeded();
  const height = await part.evaluate((element) => element.scrollHeight);
  const field = part.getByRole('textbox', { name: 'Email address' });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(part.locator('#newsletter-email-error')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(part.locator('.newsletter-state')).toHaveText(/\S/);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(`${site}/solutions/finance`);
  expect(posted).toHaveLength(1);
  expect(await part.evaluate((element) => element.scrollHeight)).toBe(height);
});
