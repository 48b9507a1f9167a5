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

const TEAM = '/assets/careers/team.0a1b2c3d4e.jpg';

test.each([
  ['<img src="team.jpg">', ['/team.jpg']],
  [`<img src="${TEAM}" srcset="${TEAM} 1x, /team,2x.jpg 2x">`, [TEAM, '/team,2x.jpg']],
  ['<picture><source srcset="/a.avif 800w,/b.avif 1600w"></picture>', ['/a.avif', '/b.avif']],
  ['<svg><image href="/map.svg"></image><use href="#a"></use></svg>', ['/map.svg']],
  ['<form action="/search?q"><button formaction="/find">F</button></form>', ['/find', '/search']],
  ['<video src="/tour.mp4" poster="/tour.jpg"></video>', ['/tour.jpg', '/tour.mp4']],
  ['<img src="https://cdn.example.com/a.jpg">', []],
])('reads what a page loads and where its forms go: %s', (markup, paths) => {
  expect(links(markup).links).toEqual(paths);
});
