import type { Page } from '@playwright/test';
import { startApplication } from './application.ts';
import { moving } from './moving.ts';
import { ALL_ROUTES } from './routes.ts';
import { expect, test } from './test.ts';

/** When a page is opened, and when its clock stops until the test moves it on: early in a minute, which then has room. */
const OPENED = new Date('2026-03-04T04:00:00Z');
const STOPPED = new Date('2026-03-04T04:10:01Z');

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const path of [...ALL_ROUTES, '/nope']) {
    test(`${path} shows its figures and nothing moves by itself`, async ({ page, site }) => {
      await open(page, site + path);
      const served = await figures(page);
      await start(page);
      await toTheEndAndBack(page);
      expect(await figures(page)).toEqual(served);
      expect(await page.evaluate(moving)).toEqual([]);
      // A dial tells the time: its hand goes on, as that of any clock.
      const mask = [page.locator('main section:has(.day-dial)')];
      const before = await settled(() => page.screenshot({ mask }));
      await page.clock.runFor(30_000);
      expect(await page.evaluate(moving)).toEqual([]);
      expect((await settled(() => page.screenshot({ mask }))).equals(before)).toBe(true);
    });
  }
});

for (const width of [390, 1440]) {
  test(`Pause motion stops everything on the home page, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${site}/`);
    await start(page);
    await toTheEndAndBack(page);
    const state = () => page.evaluate(() => document.querySelector('.hour-stage')!.outerHTML);
    const atFirst = await state();
    await page.clock.runFor(9_000);
    expect(await state()).not.toBe(atFirst);

    await page.locator('.pause-motion input').first().check();
    // What is on its way comes to rest.
    await page.clock.runFor(1_000);
    await expect.poll(() => page.evaluate(moving)).toEqual([]);
    const main = () => page.evaluate(() => document.querySelector('main')!.innerHTML);
    const paused = await main();
    await page.clock.runFor(30_000);
    expect(await page.evaluate(moving)).toEqual([]);
    expect(await main()).toBe(paused);

    await page.locator('.pause-motion input').first().uncheck();
    await page.clock.runFor(9_000);
    expect(await main()).not.toBe(paused);
  });
}

/** A picture that the next one is the same as: after a scroll the browser may still be drawing what came into view. */
async function settled(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  await expect
    .poll(async () => {
      const before = last;
      last = await take();
      return last.equals(before);
    })
    .toBe(true);
  return last;
}

async function open(page: Page, url: string) {
  await page.clock.install({ time: OPENED });
  await page.goto(url);
}

async function start(page: Page) {
  await startApplication(page);
  await page.clock.pauseAt(STOPPED);
}

/** Every figure of the page, as it stands; a sentence may tell the time, and moves on with it. */
const figures = (page: Page) =>
  page
    .locator('main :is(dd, .figure)')
    .evaluateAll((elements) =>
      elements.map(({ textContent }) => textContent).filter((text) => /\d/.test(text) && text.length <= 24),
    );

async function toTheEndAndBack(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 800) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    await page.clock.runFor(200);
  }
  await page.clock.runFor(3_000);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(200);
}
