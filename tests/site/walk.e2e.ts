import { randomWalk } from './support/random-walk.ts';
import { REPRESENTATIVES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// walks.audit.ts goes to all pages, several times.
test('after client navigations, pages look as after a full page load', async ({ browser, site }) => {
  expect(await randomWalk(browser, site, { seed: 1, width: 820, length: 5, pages: REPRESENTATIVES })).toEqual(
    [],
  );
});
