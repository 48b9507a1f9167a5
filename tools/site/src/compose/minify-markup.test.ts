/** @jest-environment jsdom */
import { minifyMarkup } from './minify-markup.ts';

const contents = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body.innerHTML;
};

test.each([
  ['<ul><li>a</li><li class="b"><p>b</p><ul><li>c</li></ul></li></ul>', 2 * '</li>'.length + '</li>'.length],
  ['<p>a<br/>b</p><img alt="" src="a.svg"/>', '=""/'.length],
  ['<li>a</li> <li>b</li><svg><path d="M0 0"></path></svg>', 0],
])('%s has the same elements with fewer bytes', (markup, saved) => {
  const minified = minifyMarkup(markup);
  expect(markup.length - minified.length).toBe(saved);
  expect(contents(minified)).toBe(contents(markup));
});
