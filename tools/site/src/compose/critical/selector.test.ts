import { markupNames } from './markup-names.ts';
import { selectorList, usedSelector } from './selector.ts';

const NAMES = markupNames(
  '<header id="top"><a class="link lg:grid w-1/2 [&_a]:x" href="/a/b" data-state="open wide">x</a></header>',
);

const used = (selectors: string) =>
  selectorList(selectors)
    .flatMap((selector) => usedSelector(selector, NAMES) ?? [])
    .join(',');

test.each([
  ['.link', '.link'],
  ['.link,.other', '.link'],
  ['.other,a', 'a'],
  ['a.other', ''],
  ['header>.link~a', 'header>.link~a'],
  ['section .link', ''],
  ['#top', '#top'],
  ['#bottom', ''],
  ['.lg\\:grid', '.lg\\:grid'],
  ['.w-1\\/2:first-child', '.w-1\\/2:first-child'],
  ['.\\[\\&_a\\]\\:x', '.\\[\\&_a\\]\\:x'],
  ['.\\6c ink', '.\\6c ink'],
  ['*', '*'],
  [':root', ':root'],
  ['::selection', '::selection'],
  ['html .link', 'html .link'],
  [':first-child', ''],
  ['[href]', '[href]'],
  ['[title]', ''],
  ['[href="/a/b"]', '[href="/a/b"]'],
  ['[href="/a"]', ''],
  ['[href^="/a"]', '[href^="/a"]'],
  ["[href$='/b']", "[href$='/b']"],
  ['[data-state~=wide]', '[data-state~=wide]'],
  ['[data-state*="n w"]', '[data-state*="n w"]'],
  ['[data-state*=narrow]', ''],
  ['a[open]', 'a[open]'],
  ['[title="a,b"] a,a', 'a'],
  [':is(.link,.other)', ':is(.link)'],
  [':is(.link>*):first-child', ':is(.link>*):first-child'],
  [':is(.other>*):first-child', ''],
  ['a:is(.other,.absent)', ''],
  [':where(.link,.other) a', ':where(.link) a'],
  ['header :where(.other,.link)', 'header :where(.link)'],
  ['a:not(.other)', 'a:not(.other)'],
  [':not(.other)', ':not(.other)'],
  ['a:not(:is(.other,.link))', 'a:not(:is(.link))'],
  ['a:nth-child(2n + 1 of .other)', 'a:nth-child(2n + 1 of .other)'],
  ['.link:is(:where(.other) .link)', ''],
])('%s becomes %p', (selectors, expected) => {
  expect(used(selectors)).toBe(expected);
});
