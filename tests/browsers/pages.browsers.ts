import { ALL_ROUTES } from '../site/support/routes.ts';
import { layoutDifferences } from './layout-differences.ts';
import { readErrors } from './record-errors.ts';
import { readReferenceLayout } from './reference-layout.ts';
import { expect, test } from './test.ts';
import { measureAt, openMeasurable, WIDTHS } from './visit.ts';

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
