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
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      if (widthsOf(path).includes(width)) {
        expect.soft(await barriers(page), `${width} px, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await contrastBarriers(page), `${width} px, dark`).toEqual([]);
      } else {
        // Header and footer are the same from page to page, and so are its colours from width to width.
        expect.soft(await barriers(page, 'main', ['color-contrast']), `${width} px`).toEqual([]);
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
