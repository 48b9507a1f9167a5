import { ALL_ROUTES } from '../site/support/routes.ts';
import { layoutDifferences, measureBoxes, normalizeText } from './layout.ts';
import { readErrors } from './site-proxy.ts';
import { expect, openHydrated, resizeTo, test } from './test.ts';

/** Viewport widths of a desktop and a phone, in CSS pixels. */
const WIDTHS = [1440, 390];

for (const route of ALL_ROUTES) {
  test(`${route} loads, hydrates and has the same layout as in Chromium`, async ({
    driver,
    reference,
    front,
  }) => {
    const viewers = [driver, reference];
    const both = <T>(act: (viewer: (typeof viewers)[0]) => Promise<T>) => Promise.all(viewers.map(act));
    await both((viewer) => viewer.resize(WIDTHS[0]!));
    await both((viewer) => openHydrated(viewer, front.url + route));
    for (const fonts of await both((viewer) => viewer.evaluate(normalizeText)))
      expect(fonts).toBeGreaterThan(0);
    for (const width of WIDTHS) {
      await both((viewer) => resizeTo(viewer, width));
      const [boxes, expected] = await both((viewer) => viewer.evaluate(measureBoxes));
      expect.soft(await driver.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect.soft(layoutDifferences(expected!, boxes!)).toEqual([]);
    }
    expect.soft(await driver.evaluate(readErrors)).toEqual([]);
  });
}
