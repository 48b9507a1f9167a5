import { styleDifferences } from './support/page-style.ts';
import { PAGES, STYLE_PAGES, WIDTHS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const [i, path] of PAGES.filter((page) => !STYLE_PAGES.includes(page)).entries()) {
  const width = WIDTHS[i % WIDTHS.length]!;
  test(`${path}, ${width} px wide: its own rules are those of its whole stylesheets, in every state`, async ({
    context,
    site,
  }) => {
    expect(await styleDifferences(context, site + path, width)).toEqual([]);
  });
}
