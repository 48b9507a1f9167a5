import type { Page } from '@playwright/test';
import { runningAnimations } from './running-animations.ts';
import { expect } from './test.ts';

/** When a page opens, and when its clock is paused: one second into a minute, so that 30 s later it is the same minute. */
export const CLOCK = { opened: new Date('2026-03-04T04:00:00Z'), paused: new Date('2026-03-04T04:10:01Z') };

/** A dial tells the time, so its hand moves on as that of any clock. */
const DIAL = 'main section:has(.day-dial)';

/** Every figure of the page as shown; a sentence may tell the time, and changes with it. */
export const readStats = (page: Page) =>
  page
    .locator('main :is(dd, .figure)')
    .evaluateAll((elements) =>
      elements.map(({ textContent }) => textContent).filter((text) => /\d/.test(text) && text.length <= 24),
    );

/**
 * Expects figures as server-rendered after a scroll through the page, and then no change for 30 s of the page's clock. Where
 * `compareScreenshots` is set, two pictures of the window have to be the same as well.
 */
export async function expectNoMotion(
  page: Page,
  { stats, compareScreenshots }: { stats: string[]; compareScreenshots: boolean },
) {
  await page.clock.pauseAt(CLOCK.paused);
  await scrollThrough(page);
  expect.soft(await readStats(page)).toEqual(stats);
  expect.soft(await page.evaluate(runningAnimations)).toEqual([]);
  const takeScreenshot = () => page.screenshot({ mask: [page.locator(DIAL)] });
  const screenshot = compareScreenshots ? await stableScreenshot(takeScreenshot) : undefined;
  const markup = await readMarkup(page);
  await page.clock.runFor(30_000);
  expect.soft(await page.evaluate(runningAnimations), 'after 30 s').toEqual([]);
  expect.soft(await readMarkup(page), 'after 30 s').toBe(markup);
  if (screenshot)
    expect
      .soft((await stableScreenshot(takeScreenshot)).equals(screenshot), 'screenshot after 30 s')
      .toBe(true);
  await page.clock.resume();
}

/** Scrolls to the end of the page and back, while its clock advances. */
export async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 800) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    await page.clock.runFor(200);
  }
  await page.clock.runFor(3_000);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(200);
}

const readMarkup = (page: Page) =>
  page.evaluate((dial) => {
    const main = document.querySelector('main')!.cloneNode(true) as Element;
    for (const element of main.querySelectorAll(dial.replace('main ', ''))) element.remove();
    return main.innerHTML;
  }, DIAL);

/** A picture that equals the next one: after a scroll the browser may still be painting what came into view. */
async function stableScreenshot(takeScreenshot: () => Promise<Buffer>): Promise<Buffer> {
  let last = await takeScreenshot();
  await expect
    .poll(async () => {
      const before = last;
      last = await takeScreenshot();
      return last.equals(before);
    })
    .toBe(true);
  return last;
}
