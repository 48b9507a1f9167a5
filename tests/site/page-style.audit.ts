import { styleDifferences, testStylesheetsTakeOver } from './support/page-style.ts';
import { PAGES, SECTION_PAGE, TEMPLATES, WIDTHS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const [i, path] of [...PAGES, '/nope'].entries()) {
  const width = WIDTHS[i % WIDTHS.length]!;
  test(`${path}, ${width} px wide: its own rules are those of its whole stylesheets, in every state`, async ({
    context,
    site,
  }) => {
    expect(await styleDifferences(context, site + path, width)).toEqual([]);
  });
}

for (const [i, [path]] of Object.values(TEMPLATES).entries())
  testStylesheetsTakeOver(path, WIDTHS[i % WIDTHS.length]!);

test('a rule that a document lacks is found in the state that needs it', async ({ context, site }) => {
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const drop = ({ cssRules, deleteRule }: CSSGroupingRule, owner: CSSGroupingRule) => {
        for (let i = cssRules.length - 1; i >= 0; i -= 1) {
          const rule = cssRules[i] as CSSStyleRule & CSSGroupingRule;
          if (/^\.ui\\:btn-lg\b|:hover/.test(rule.selectorText ?? '')) deleteRule.call(owner, i);
          else if (rule.cssRules) drop(rule, rule);
        }
      };
      for (const sheet of document.styleSheets) drop(sheet as never, sheet as never);
    });
  });
  const found = await styleDifferences(context, `${site}${SECTION_PAGE}`, 1440);
  expect(new Set(found.map(({ state }) => state))).toEqual(
    new Set(['hover', 'active', 'everything open, hover and focus']),
  );
});
