import { ALL_ROUTES } from '../site/support/routes.ts';
import { type ReferenceLayout, writeReferenceLayout } from './layout.ts';
import { measureAt, openMeasurable, test, WIDTHS } from './test.ts';

test('records the layout of every page in Chromium', async ({ driver, front }) => {
  const layout: ReferenceLayout = {};
  for (const route of ALL_ROUTES) {
    await driver.resize(WIDTHS[0]);
    await openMeasurable(driver, front.url + route);
    layout[route] = {};
    for (const width of WIDTHS) layout[route][width] = await measureAt(driver, width);
  }
  writeReferenceLayout(layout);
});
