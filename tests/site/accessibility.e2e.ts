import { AxeBuilder } from '@axe-core/playwright';
import { startApplication } from './application.ts';
import { ALL_ROUTES } from './routes.ts';
import { expect, test } from './test.ts';

const WIDTHS = [390, 820, 1440];

for (const path of [...ALL_ROUTES, '/nope']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no barrier that axe knows, ${colorScheme}, at three widths`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(site + path);
      await startApplication(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${width}: ${id} at ${nodes[0]!.target.join(' ')}`)).toEqual(
          [],
        );
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways).toBeLessThanOrEqual(0);
      }
      await context.close();
    });
  }
}
