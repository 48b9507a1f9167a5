import { startApplication } from './application.ts';
import { barriers, contrastBarriers } from './barriers.ts';
import { openAll } from './open-all.ts';
import { ALL_ROUTES, WIDTHS, widthsOf } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...ALL_ROUTES, '/nope']) {
  test(`${path} has no barrier, light and dark, and never scrolls sideways`, async ({ page, site }) => {
    await page.goto(site + path);
    await startApplication(page);
    // What is behind a disclosure may keep somebody out as well.
    await page.evaluate(openAll);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
    const widths = widthsOf(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await barriers(page), `${width} px, light`).toEqual([]);
    }
    // A page's colours by night are the same from width to width.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await contrastBarriers(page), `${widths.at(-1)} px, dark`).toEqual([]);
  });
}
