import { randomWalk } from './support/random-walk.ts';
import { PAGES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1440])
  for (const seed of [1, 2, 3, 4, 5])
    test(`random walk ${seed}, ${width} px wide: pages look as after a full page load`, async ({
      browser,
      site,
    }) => {
      expect(await randomWalk(browser, site, { seed, width, length: 10, pages: PAGES })).toEqual([]);
    });
