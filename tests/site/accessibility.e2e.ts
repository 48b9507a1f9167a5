import { startApplication } from './application.ts';
import { barriers, contrastBarriers } from './barriers.ts';
import { openAll } from './open-all.ts';
import { ALL_ROUTES, widthsOf } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...ALL_ROUTES, '/nope']) {
  test(`${path} has no barrier, light and dark, at three widths`, async ({ page, site }) => {
    await page.goto(site + path);
    await startApplication(page);
    // What is behind a disclosure may keep somebody out as well.
    await page.evaluate(openAll);
    // Header and footer are the same from page to page: all of the document once, its own part at the other widths.
    const whole = widthsOf(path);
    for (const width of [390, 820, 1440]) {
      const part = whole.includes(width) ? ':root' : 'main';
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await barriers(page, part), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await contrastBarriers(page, part), `${width} px, dark`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
