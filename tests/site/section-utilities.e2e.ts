import { expect, test } from '@playwright/test';
import { foreignStyles, nestedSections } from './support/section-isolation.ts';

test('elements of a page and of a widget on it have the styles of their own build, in any order of stylesheets', async ({
  page,
}) => {
  for (const { name, html } of await nestedSections()) {
    await page.setContent(html);
    expect.soft(await page.evaluate(foreignStyles), name).toEqual([]);
  }
});
