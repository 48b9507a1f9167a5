import { randomWalk } from './support/random-walk.ts';
import { PAGES, WIDTHS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const width of WIDTHS)
  for (const seed of [1, 2, 3, 4])
    test(`random walk ${seed}, ${width} px wide: pages look as after a full page load`, async ({
      browser,
      site,
    }) => {
      expect(await randomWalk(browser, site, { seed, width, length: 10, pages: PAGES })).toEqual([]);
    });
