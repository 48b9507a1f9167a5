import type { Page } from '@playwright/test';
import { openWithPausedClock, startApplication } from './support/application.ts';
import { recordShifts, shiftsIn } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

const RECORD = '.stat-band';
const TWINS = `${RECORD} .count-up > *`;

/** Records each overlay that starts counting in a section, by the number it covers. */
const noteCounts = (page: Page, section: string) =>
  page.evaluate((section) => {
    const counted: string[] = [];
    Object.assign(window, { __counted: counted });
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes)
          if (node instanceof Element && node.ariaHidden === 'true')
            counted.push(target.firstChild!.nodeValue!);
    }).observe(document.querySelector(section)!, { childList: true, subtree: true });
  }, section);
const counted = (page: Page) => page.evaluate(() => (window as unknown as { __counted: string[] }).__counted);

/** Scrolls until exactly this share of the section is in view. */
const bringIntoView = (page: Page, share: number) =>
  page.evaluate(
    ([section, share]) => {
      const { top, height } = document.querySelector(section)!.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' });
    },
    [RECORD, share] as const,
  );
/** Waits for the intersection observers after a scroll. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });

for (const width of [390, 1440]) {
  test(`the numbers count up once, when 30% is in view, at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/`);
    await startApplication(page);
    await noteCounts(page, RECORD);
    await bringIntoView(page, 0.28);
    await frames(page);
    expect(await counted(page)).toEqual([]);
    await bringIntoView(page, 0.32);
    await expect.poll(() => counted(page)).toEqual(['500', '2000', '60']);
    await expect(page.locator(TWINS)).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await frames(page);
    await bringIntoView(page, 1);
    await frames(page);
    expect(await counted(page)).toHaveLength(3);
  });

  test(`no layout shift while the numbers count up, at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await openWithPausedClock(page, `${site}/`);
    const boxes = () =>
      page
        .locator(`${RECORD} td`)
        .evaluateAll((cells) => cells.map((cell) => [cell.clientWidth, cell.clientHeight]));
    const before = await boxes();
    await bringIntoView(page, 0.9);
    await expect(page.locator(TWINS)).toHaveCount(3);
    await page.clock.runFor(1000);
    expect(await boxes()).toEqual(before);
    await page.clock.runFor(1100);
    await expect(page.locator(TWINS)).toHaveCount(0);
    expect(await boxes()).toEqual(before);
    expect(await shiftsIn(page, RECORD)).toEqual([]);
  });
}

test('assistive technology reads the final numbers while they count up', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openWithPausedClock(page, `${site}/`);
  await bringIntoView(page, 0.9);
  // Each overlay repeats the final digits and shows others over them.
  await expect(page.locator(`${TWINS} :last-child`)).toHaveCount(3);
  for (const digit of await page.locator(`${TWINS} :last-child`).all())
    await expect(digit).toHaveAttribute('data-digit', '0');
  const snapshot = await page.locator(`${RECORD} table`).ariaSnapshot();
  for (const cells of [/500 ?\+/, /2000 ?\+/, /60 ?%/, /24\/7/, /\+23%/]) expect(snapshot).toMatch(cells);
  await expect(page.getByRole('row', { name: /Global Clients/ }).getByRole('cell')).toHaveCount(2);
});

test('with reduced motion the numbers do not count up', async ({ browser, site }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${site}/`);
  await startApplication(page);
  await noteCounts(page, RECORD);
  await bringIntoView(page, 0.9);
  await frames(page);
  expect(await counted(page)).toEqual([]);
  await page.close();
});
