import type { Page } from '@playwright/test';
import { loadWidgets, startApplication } from '@vantedge/site-testing';
import { CLOCK, runningAnimations, scrollThrough } from './support/motion.ts';
import { REPRESENTATIVES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1440]) {
  test(`Pause motion stops everything on the home page, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install({ time: CLOCK.opened });
    await page.goto(`${site}/`);
    await startApplication(page);
    await loadWidgets(page);
    await page.clock.pauseAt(CLOCK.paused);
    await scrollThrough(page);
    expect(await page.evaluate(runningAnimations)).not.toEqual([]);
    await page.locator('.pause-motion input').first().check();
    // Let running transitions finish.
    await page.clock.runFor(1_000);
    await expect.poll(() => page.evaluate(runningAnimations)).toEqual([]);
    const main = () => page.evaluate(() => document.querySelector('main')!.innerHTML);
    const paused = await main();
    for (let passed = 0; passed < 30_000; passed += 2_500) await page.clock.fastForward(2_500);
    expect(await page.evaluate(runningAnimations)).toEqual([]);
    expect(await main()).toBe(paused);

    await page.locator('.pause-motion input').first().uncheck();
    await expect.poll(() => page.evaluate(runningAnimations)).not.toEqual([]);
  });
}

/** Scroll-driven animations in the page's content, which start when it is first painted. */
const scrollDriven = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect, timeline }) => {
        const { target } = effect as KeyframeEffect;
        return timeline !== document.timeline && target?.closest('main');
      }).length,
  );

test('drawings that move with the scroll stand still with reduced motion', async ({ page, site }) => {
  let moving = 0;
  for (const path of REPRESENTATIVES) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(site + path);
    // The first frame starts them.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    if (!(await scrollDriven(page))) continue;
    moving += 1;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => scrollDriven(page), path).toBe(0);
  }
  expect(moving).toBeGreaterThan(0);
});
