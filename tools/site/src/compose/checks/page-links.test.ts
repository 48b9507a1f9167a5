import { pageLinks } from './page-links.ts';
import { samplePage, texts, treeOf } from './testing/sample-page.ts';

const links = (main: string) => pageLinks(treeOf(`<main>${main}</main>`), samplePage);

test('reads links of this site without fragment and query, fragments of other pages, and ids', () => {
  const { problems, ...facts } = links(
    '<h2 id="b">B</h2><p id="a">A</p><a href="/x?y=1#top">X</a><a href="./z">Z</a><a href="#b">B</a>' +
      '<a href="https://example.com/#c">E</a><a href="tel:+1">T</a><a href="/x#:~:text=word">W</a><a href="/x#caf%C3%A9">C</a>',
  );
  expect(facts).toEqual({ links: ['/a', '/x', '/z'], fragments: ['/x#café', '/x#top'], ids: ['a', 'b'] });
  expect(problems).toEqual([]);
});

test.each([
  ['https://', "links to 'https://', which is not a URL"],
  ['#100%', "links to '#100%', whose fragment has an invalid percent-encoding"],
  ['#nowhere', 'links to #nowhere, which does not exist on the page'],
  ['/a#nowhere', 'links to #nowhere, which does not exist on the page'],
])('reports a link to %s', (href, problem) => {
  expect(texts(links(`<a href="${href}">Link</a>`).problems)).toEqual([problem]);
});
