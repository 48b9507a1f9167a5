import type { Page } from '@playwright/test';
import { expect, openWithPausedClock, startApplication, test } from '@vantedge/site-testing';

test.use({ viewport: { width: 1440, height: 900 } });

const MENUS = ['solutions', 'stories', 'industries', 'why'];
const name = (page: Page, id: string) => page.locator(`button[popovertarget="menu-${id}"]`);
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`);

/** Appearance of the bar: opacity of background and border (0 to 1), blur, text color. */
const look = (page: Page) =>
  page.locator('.site-header').evaluate((bar) => {
    const { backgroundColor, borderBottomColor, backdropFilter } = getComputedStyle(bar, '::before');
    const alpha = (color: string) => {
      const parts = /\/ ([\d.]+)\)|rgba\([^)]*, ([\d.]+)\)/.exec(color);
      return parts ? Number(parts[1] ?? parts[2]) : 1;
    };
    return {
      background: Math.round(alpha(backgroundColor) * 1_000) / 1_000,
      rule: Math.round(alpha(borderBottomColor) * 1_000) / 1_000,
      blur: backdropFilter,
      ink: getComputedStyle(bar).color,
    };
  });

test('the bar is transparent up to 20 px of scroll, then scroll/200 up to 0.95, its border up to 0.2', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/solutions/finance`);
  const at = async (y: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return look(page);
  };
  const clear = await at(0);
  expect(clear).toMatchObject({ background: 0, rule: 0 });
  expect(await at(20)).toMatchObject({ background: 0, rule: 0, ink: clear.ink });
  for (const [y, background, rule] of [
    [22, 0.11, 0.022],
    [80, 0.4, 0.08],
    [100, 0.5, 0.1],
    [150, 0.75, 0.15],
    [190, 0.95, 0.19],
    [200, 0.95, 0.2],
    [900, 0.95, 0.2],
  ] as const) {
    const now = await at(y);
    expect(now.background, `background at ${y} px`).toBeCloseTo(background, 1);
    expect(Math.abs(now.background - background), `background at ${y} px`).toBeLessThan(0.006);
    expect(Math.abs(now.rule - rule), `rule at ${y} px`).toBeLessThan(0.006);
    expect(now.blur).toContain('blur(16px)');
    // Readable at every position: the text color changes where the other has more contrast.
    expect(now.ink === clear.ink).toBe(y < 85);
  }
});

test('hover opens a menu after 200 ms and closes it 150 ms after leaving', async ({ page, site }) => {
  await openWithPausedClock(page, `${site}/solutions/finance`);
  await name(page, 'solutions').hover();
  await page.clock.runFor(199);
  await expect(panel(page, 'solutions')).toBeHidden();
  await page.clock.runFor(1);
  await expect(panel(page, 'solutions')).toBeVisible();
  await panel(page, 'solutions').getByRole('link').last().hover();
  await page.clock.runFor(10_000);
  await expect(panel(page, 'solutions')).toBeVisible();
  await page.mouse.move(700, 880);
  await page.clock.runFor(149);
  await expect(panel(page, 'solutions')).toBeVisible();
  await page.clock.runFor(1);
  await expect(panel(page, 'solutions')).toBeHidden();
  // Within 300 ms of closing, the next one opens immediately.
  await page.clock.runFor(200);
  await name(page, 'why').hover();
  await expect(panel(page, 'why')).toBeVisible();
});

test('keyboard: Enter opens, Tab moves through the links, Escape returns to the button', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/solutions/finance`);
  await startApplication(page);
  for (const id of MENUS) {
    await name(page, id).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, id)).toBeVisible();
    await expect(name(page, id)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel(page, id).locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, id)).toBeHidden();
    await expect(name(page, id)).toBeFocused();
    await expect(name(page, id)).toHaveAttribute('aria-expanded', 'false');
  }
  await page.keyboard.press('Enter');
  for (const _ of await panel(page, 'why').locator('a').all()) await page.keyboard.press('Tab');
  await expect(panel(page, 'why')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'why')).toBeHidden();
});

test('clicking a menu link navigates and closes the menu', async ({ page, site }) => {
  await page.goto(`${site}/solutions/finance`);
  await startApplication(page);
  await name(page, 'solutions').click();
  await panel(page, 'solutions').getByRole('link', { name: 'Get Consultation' }).click();
  await expect(page).toHaveURL(`${site}/contact`);
  await expect(panel(page, 'solutions')).toBeHidden();
});

test('the first Tab shows the skip link, which moves the focus past the header', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip-link');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('at its narrowest the bar is one line, and has room for text that a visitor spaces', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${site}/solutions/finance`);
  const textHeight = () =>
    name(page, 'stories').evaluate((menu) => {
      const text = document.createRange();
      text.selectNodeContents(menu.firstChild!);
      return text.getBoundingClientRect().height;
    });
  const oneLine = await textHeight();
  expect(oneLine).toBeLessThan(24);
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(spacing);
  });
  expect(await textHeight()).toBeGreaterThan(oneLine);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});
