import { contrastViolations, expect, startApplication, STILL, test } from '@vantedge/site-testing';

test.use(STILL);

test('an hour label of the day dial is readable while the hand points at it', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: new Date('2026-11-20T23:00:00Z') });
  await page.goto(`${site}/why-vantedge`);
  await startApplication(page);
  for (const hour of [0, 9]) {
    await page.clock.pauseAt(new Date(Date.UTC(2026, 10, 21, hour)));
    await expect(page.locator('.day-dial figcaption')).toContainText(`at ${hour || 12} a.m. UTC`);
    // axe needs running timers.
    await page.clock.resume();
    expect(await contrastViolations(page, '.day-dial')).toEqual([]);
  }
});
