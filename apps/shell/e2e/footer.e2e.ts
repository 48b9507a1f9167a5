import type { Page } from '@playwright/test';
import {
  advanceClock,
  answerPost,
  expect,
  openWithPausedClock,
  startApplication,
  STILL,
  test,
} from '@vantedge/site-testing';

const WHOLE = 'hello@vantedge.example.com';
const MASKED = 'hel••••@van••••';
/** Longer than a toast takes to leave, in milliseconds. */
const EXIT_MS = 300;

/** Opens a hydrated page with a paused clock and returns its footer. */
async function footer(page: Page, url: string) {
  await openWithPausedClock(page, url);
  const footer = page.locator('footer');
  await footer.scrollIntoViewIfNeeded();
  return footer;
}

test('the email address shows for 30 s, then is masked again, even while focused', async ({ page, site }) => {
  const part = (await footer(page, `${site}/solutions/finance`)).locator('.masked-email');
  await expect(part.locator('.masked')).toHaveText(MASKED);
  const button = part.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('link')).toHaveText(WHOLE);
  await expect(page.locator('#announcer')).toHaveText(WHOLE);
  await advanceClock(page, 29_999);
  await expect(part.locator('.masked')).toHaveText(WHOLE);
  await advanceClock(page, 1);
  await expect(part.locator('.masked')).toHaveText(MASKED);
  await expect(button).toBeFocused();
});

// The browser's own animations do not follow a paused clock.
test.describe('toasts, with reduced motion', () => {
  test.use(STILL);

  test('copying is confirmed inline for 2 s and by a toast for 4 s', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const part = (await footer(page, `${site}/solutions/finance`)).locator('.masked-email');
    await part.getByRole('button').click();
    await part.getByRole('button').click();
    await expect(part.getByRole('button')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(WHOLE);
    const toast = page.locator('.toast');
    await expect(toast).toContainText('Email address copied');
    await advanceClock(page, 1_999);
    await expect(part.getByRole('button')).toHaveText('Copied');
    await advanceClock(page, 1);
    await expect(part.getByRole('button')).toHaveText('Copy email');
    await advanceClock(page, 1_999);
    await expect(toast).toHaveCount(1);
    await advanceClock(page, 1);
    await advanceClock(page, EXIT_MS);
    await expect(toast).toHaveCount(0);
  });

  test('a hovered toast stays; at most three are shown, 14 px apart', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = (await footer(page, `${site}/solutions/finance`))
      .locator('.masked-email')
      .getByRole('button');
    await button.click();
    const toast = page.locator('.toast');
    for (let copies = 1; copies <= 3; copies++) {
      await button.click();
      await expect(toast).toHaveCount(copies);
      await advanceClock(page, 500);
    }
    const oldest = await toast.first().elementHandle();
    await button.click();
    await advanceClock(page, EXIT_MS);
    await page.waitForFunction((element) => !element!.isConnected, oldest);
    await expect(toast).toHaveCount(3);
    const [above, below] = [await toast.nth(1).boundingBox(), await toast.nth(2).boundingBox()];
    expect(below!.y - above!.y - above!.height).toBeCloseTo(14, 0);
    await toast.nth(2).hover();
    await advanceClock(page, 20_000);
    await advanceClock(page, EXIT_MS);
    await expect(toast).toHaveCount(1);
    await page.mouse.move(10, 10);
    await advanceClock(page, 4_000);
    await advanceClock(page, EXIT_MS);
    await expect(toast).toHaveCount(0);
  });
});

test('a toast fades in and out', async ({ page, context, site }) => {
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
  const toast = page.locator('.toast');
  await expect(toast).toHaveCSS('opacity', '1');
  expect(await fades()).toEqual([[0, 1]]);
  await expect(toast).toHaveCount(0);
  expect(await fades()).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('if the clipboard is denied, the error is logged, and a toast says how to copy the selected address', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('denied')),
    });
  });
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const part = (await footer(page, `${site}/solutions/finance`)).locator('.masked-email');
  await part.getByRole('button').click();
  await part.getByRole('button').click();
  await expect.poll(() => logged.join()).toContain('Failed to copy');
  await expect(part.getByRole('button')).toHaveText('Copy email');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(WHOLE);
  await expect(page.locator('.toast')).toContainText('Email address not copied');
});

test('a subscription is confirmed inline and by a toast, without layout shift', async ({ page, site }) => {
  const posted: string[] = [];
  await page.route('**/api/forms/shell/newsletter', (route) => {
    posted.push(route.request().postData()!);
    return answerPost(route, 201);
  });
  const part = await footer(page, `${site}/solutions/finance`);
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

test('shows both offices with hours and phone number, and all four industries', async ({ page, site }) => {
  await page.goto(`${site}/`);
  const part = page.locator('footer');
  await expect(part).toContainText('8 a.m.–5 p.m. PT');
  await expect(part).toContainText('24/7');
  await expect(part.locator('a[href^="tel:"]')).toHaveCount(2);
  for (const industry of ['technology', 'publishing', 'financial', 'healthcare']) {
    await expect(part.locator(`a[href="/industries/${industry}"]`)).toBeVisible();
  }
});
