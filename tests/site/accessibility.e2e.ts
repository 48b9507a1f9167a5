import { startApplication } from './application.ts';
import { barriers, contrastBarriers } from './barriers.ts';
import { ALL_ROUTES } from './routes.ts';
import { expect, test } from './test.ts';

const WIDTHS = [390, 820, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...ALL_ROUTES, '/nope']) {
  test(`${path} has no barrier, light and dark, at three widths, closed and opened`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(site + path);
    await startApplication(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await barriers(page), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await contrastBarriers(page), `${width} px, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
    const opened = await page.evaluate(openAll);
    if (!opened) return;
    expect.soft(await barriers(page), 'opened, light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await contrastBarriers(page), 'opened, dark').toEqual([]);
  });
}

/** Opens whatever unfolds in the page, answers that exclude each other too; how many there are. */
function openAll() {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  for (const details of folded) {
    details.removeAttribute('name');
    details.open = true;
  }
  return folded.length;
}
