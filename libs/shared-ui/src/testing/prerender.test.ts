import { buttonTargets, elements, getText, structureErrors } from './prerender.tsx';

test('finds elements of a tag in document order, nested ones too', () => {
  const html = '<ul class="a"><li>1<ul><li>2</li></ul></li></ul><ul class="b"><li>3</li></ul>';
  expect(elements(html, 'ul')).toHaveLength(3);
  expect(elements(html, 'ul', 'class="b"')).toEqual(['<li>3</li>']);
});

test('returns the text with markup replaced by spaces', () => {
  expect(getText('<dt>R&amp;D</dt>\n<dd>50<b>+</b></dd>')).toBe('R&D 50 +');
});

test('returns the targets of button links', () => {
  const html = '<a href="/a">A</a><a class="button primary" href="/b">B</a>';
  expect(buttonTargets(html)).toEqual(['/b']);
});

test.each([
  ['no h1', '<h2>A</h2>'],
  ['two of them', '<h1>A</h1><h1>B</h1>'],
  ['a skipped level', '<h1>A</h1><h3>B</h3>'],
  ['an id twice', '<h1 id="a">A</h1><p id="a"></p>'],
  ['a link to a missing id', '<h1>A</h1><a href="#b">B</a>'],
  ['a label that is missing', '<h1>A</h1><section aria-labelledby="b"></section>'],
  ['an inline handler', '<h1 onclick="x()">A</h1>'],
])('reports %s', (_, html) => {
  expect(structureErrors(html)).not.toEqual([]);
});

test('reports nothing for a valid page', () => {
  expect(structureErrors('<h1 id="a">A</h1><section aria-labelledby="a"><h2>B</h2></section>')).toEqual([]);
});
