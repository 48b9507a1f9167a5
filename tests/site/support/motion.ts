import type { Page } from '@playwright/test';
import { advanceClock } from '@vantedge/site-testing';
import { expect } from './test.ts';

/** When a page opens, and when its clock pauses: one second into a minute, so the minute is the same 30 s later. */
export const CLOCK = { opened: new Date('2026-03-04T04:00:00Z'), paused: new Date('2026-03-04T04:10:01Z') };

/** The day dial is a running clock. */
const DIAL = 'main section:has(.day-dial)';

/** Every stat shown on the page. Longer texts are skipped, because a sentence may contain the current time. */
export const readStats = (page: Page) =>
  page
    .locator('main :is(dd, .figure)')
    .evaluateAll((elements) =>
      elements.map(({ textContent }) => textContent).filter((text) => /\d/.test(text) && text.length <= 24),
    );

/**
 * Expects unchanged stats after a scroll through the page, then no changes for 30 s of the page's clock. With
 * `compareScreenshots`, two screenshots must be identical too.
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
  // The browser reports the scroll in its next frame, and React renders what follows from it.
  await page.evaluate(() => document.body.animate([], { duration: 1 }).finished.then(() => undefined));
  await advanceClock(page, 200);
}

/**
 * Running time-based animations of the page. Ignored are scroll-driven ones, and those of parts outside the window that the browser skips:
 * they stand still, and keep the state in which they were last shown. Runs in the page.
 */
export function runningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const { animationName } = animation as CSSAnimation;
      return `${target?.localName}.${target?.classList} ${animationName ?? 'moves'}`;
    });
}

const readMarkup = (page: Page) =>
  page.evaluate((dial) => {
    const main = document.querySelector('main')!.cloneNode(true) as Element;
    for (const element of main.querySelectorAll(dial.replace('main ', ''))) element.remove();
    return main.innerHTML;
  }, DIAL);

/** A screenshot that equals the next one: the browser may still be painting after a scroll. */
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
