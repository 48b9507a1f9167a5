import { openWithPausedClock } from './support/application.ts';
import { recordShifts, shiftsIn } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

const CARDS = '.metric-card';
const TOGGLE = '.show-more summary';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('narrow screens show two metrics, and the toggle shows the others', async ({ page, site }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto(`${site}/`);
    const shown = page.locator(`${CARDS}:visible`);
    await expect(shown).toHaveCount(2);
    const toggle = page.locator(TOGGLE);
    const closed = (await toggle.innerText()).trim();
    expect(closed).toMatch(/ 2 /);
    await toggle.click();
    await expect(shown).toHaveCount(4);
    await expect(toggle).not.toHaveText(closed, { useInnerText: true });
    await toggle.click();
    await expect(toggle).toHaveText(closed, { useInnerText: true });
    await expect(shown).toHaveCount(2);
  });

  test('from 768 px all four are shown without a toggle', async ({ page, site }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(`${site}/`);
    await expect(page.locator(`${CARDS}:visible`)).toHaveCount(4);
    await expect(page.locator(TOGGLE)).toBeHidden();
  });
});

test('the toggle works by keyboard, and its metrics count up when visible', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openWithPausedClock(page, `${site}/`);
  const last = page.locator(CARDS).last();
  await page.locator(TOGGLE).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(TOGGLE)).toBeFocused();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.count-up [data-digit]').last()).toHaveAttribute('data-digit', '0');
  await page.clock.runFor(2100);
  await expect(last.locator('.count-up > *')).toHaveCount(0);
  await expect(last).toContainText('30 seconds');
  await page.keyboard.press('Space');
  await expect(last).toBeHidden();
});

test('no layout shift while the metrics count up', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await recordShifts(page);
  await openWithPausedClock(page, `${site}/`);
  const widths = () =>
    page
      .locator(`${CARDS} .count-up`)
      .evaluateAll((stats) => stats.map((stat) => stat.getBoundingClientRect().width));
  const before = await widths();
  await page.locator('.metric-strip').scrollIntoViewIfNeeded();
  await expect(page.locator(`${CARDS} .count-up > *`)).toHaveCount(4);
  // Through all numbers of digits.
  for (let time = 0; time < 1000; time += 50) await page.clock.runFor(50);
  expect(await widths()).toEqual(before);
  await page.clock.runFor(1100);
  await expect(page.locator(`${CARDS} .count-up > *`)).toHaveCount(0);
  expect(await widths()).toEqual(before);
  expect(await shiftsIn(page, '.metric-strip')).toEqual([]);
});

test('print shows all four at every width', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${site}/`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`${CARDS}:visible`)).toHaveCount(4);
});
