import { ALL_ROUTES } from '../site/support/routes.ts';
import { layoutDifferences, readReferenceLayout } from './layout.ts';
import { readErrors } from './site-proxy.ts';
import { expect, measureAt, openMeasurable, test, WIDTHS } from './test.ts';

for (const route of ALL_ROUTES) {
  test(`${route} loads, hydrates and has the same layout as in Chromium`, async ({ driver, front }) => {
    await driver.resize(WIDTHS[0]);
    await openMeasurable(driver, front.url + route);
    for (const width of WIDTHS) {
      const boxes = await measureAt(driver, width);
      expect.soft(await driver.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect.soft(layoutDifferences(readReferenceLayout(route, width), boxes)).toEqual([]);
    }
    expect.soft(await driver.evaluate(readErrors)).toEqual([]);
  });
}
