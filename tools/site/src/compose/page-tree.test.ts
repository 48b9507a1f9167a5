import { DomHandler } from 'domhandler';
import { parseTree } from './checks/testing/sample-page.ts';
import { getBody, getHead, PAGE_LIMITS, renderElements } from './page-tree.ts';

test('has the elements of the body, with attributes as stylesheets name them, and no text', () => {
  const html =
    '<title>T</title><main><p class="[&amp;&gt;b]:grid">x</p><div popover="auto"><p>menu</p></div></main>';
  expect(renderElements(parseTree(html))).toBe(
    '<main><p class="[&>b]:grid"></p><div popover="auto"><p></p></div></main>',
  );
});

test('separates the tags that React hoists from the page', () => {
  const tree = parseTree(
    '<title>T</title><meta name="a" content="b"/><main><svg><title>S</title></svg></main>',
  );
  expect([getHead(tree), getBody(tree)]).toEqual([
    '<title>T</title><meta name="a" content="b"/>',
    '<main><svg><title>S</title></svg></main>',
  ]);
  expect(getHead(parseTree('<title>T</title>'))).toBe('<title>T</title>');
});

describe('limits', () => {
  const opened = jest.spyOn(DomHandler.prototype, 'onopentag');
  beforeEach(() => opened.mockClear());

  test.each([
    ['160 kB of unclosed elements', '<div>'.repeat(32_000), 'has 32000 tags, limit 20000'],
    ['100,000 unclosed elements', '<div>'.repeat(100_000), 'has 100000 tags, limit 20000'],
    ['a million elements', '<b>x</b>'.repeat(1_000_000), 'has 8000000 bytes of HTML, limit 2000000'],
    ['much text', 'é'.repeat(1_000_001), 'has 2000002 bytes of HTML, limit 2000000'],
  ])('%s are refused before they are parsed', (_, html, problem) => {
    expect(() => parseTree(html)).toThrow(problem);
    expect(opened).not.toHaveBeenCalled();
  });

  test('elements that are too deep are refused when the first of them opens', () => {
    const nested = (depth: number) => '<div>'.repeat(depth) + '<p>Deep</p>'.repeat(5_000);
    expect(parseTree(nested(PAGE_LIMITS.depth)).body).toHaveLength(1);
    opened.mockClear();
    expect(() => parseTree(nested(PAGE_LIMITS.depth + 1))).toThrow('has elements in more than 256 others');
    expect(opened).toHaveBeenCalledTimes(PAGE_LIMITS.depth + 2);
  });

  test('parsing visits each tag once, however many there are and whether or not they are closed', () => {
    for (const html of ['<li>', '<p><b>x</b></p>', '</i><i></i>']) {
      const visits = [100, 1_000, 4_000].map((count) => {
        opened.mockClear();
        parseTree(`<ul>${html.repeat(count)}</ul>`);
        return (opened.mock.calls.length - 1) / count;
      });
      expect(new Set(visits).size).toBe(1);
    }
  });
});
