import { missingNames } from './page-names.ts';
import { parseTree, samplePage } from './testing/sample-page.ts';

const check = (main: string) => missingNames(parseTree(`<main>${main}</main>`), samplePage);

test.each([
  ['<a href="/x"></a>', '<a href="/x">'],
  ['<a href="/x"> <img src="/a.jpg" alt=""> </a>', '<a href="/x">'],
  ['<a href="/x"><span aria-hidden="true">→</span></a>', '<a href="/x">'],
  ['<a href="/x" aria-label=" "><svg><path d="M0 0"></path></svg></a>', '<a href="/x" aria-label=" ">'],
  ['<map><area href="/x"></map>', '<area href="/x">'],
])('reports a link without a text: %s', (markup, tag) => {
  expect(check(markup)).toEqual([
    {
      code: 'EMPTY_LINK',
      page: "/a of 'careers'",
      text: `contains ${tag} without a text that says where it leads`,
      at: 'careers: ./pages/a.tsx',
      fix: expect.stringContaining('aria-label'),
      sections: ['careers'],
    },
  ]);
});

test.each([
  '<input name="q">',
  '<input type="email" placeholder="Email">',
  '<select><option>A</option></select>',
  '<textarea></textarea>',
  '<label></label><input>',
  '<label for="other">A</label><input id="a">',
  '<input aria-labelledby="gone">',
])('reports a control without a label: %s', (markup) => {
  expect(check(markup)).toMatchObject([{ code: 'UNLABELED_INPUT', fix: expect.stringContaining('<label>') }]);
});

test.each([
  '<a href="/x">X</a>',
  '<a href="/x"><img src="/a.jpg" alt="A team"></a>',
  '<a href="/x" aria-label="X"></a>',
  '<a href="/x"><svg role="img" aria-label="X"></svg></a>',
  '<a href="/x"><svg><title>X</title></svg></a>',
  '<h2 id="t">T</h2><a href="/x" aria-labelledby="t"></a>',
  '<a href="/x" tabindex="-1" aria-hidden="true"></a>',
  '<div hidden><a href="/x"></a><input></div>',
  '<div aria-hidden="true"><input name="website" tabindex="-1"></div>',
  '<map><area href="/x" alt="X"></map>',
  '<a id="target"></a>',
  '<label>A <input></label>',
  '<label for="a">A</label><input id="a">',
  '<input aria-label="A"><input title="A">',
  '<span id="l">A</span><select aria-labelledby="l x"></select>',
  '<input type="hidden"><input type="submit"><input type="button" value="A"><button></button>',
])('accepts %s', (markup) => {
  expect(check(markup)).toEqual([]);
});
