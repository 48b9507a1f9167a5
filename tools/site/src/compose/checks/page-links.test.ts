import { pageLinks } from './page-links.ts';
import { parseTree, samplePage, texts } from './testing/sample-page.ts';

const ORIGIN = 'https://www.example.com';

const links = (main: string, origin = ORIGIN) =>
  pageLinks(parseTree(`<main>${main}</main>`), origin, samplePage);

test('reads links of this site without fragment and query, fragments of other pages, and ids', () => {
  const { problems, ...facts } = links(
    '<h2 id="b">B</h2><p id="a">A</p><a href="/x?y=1#top">X</a><a href="./z">Z</a><a href="#b">B</a>' +
      '<a href="https://example.com/#c">E</a><a href="tel:+1">T</a><a href="/x#:~:text=word">W</a><a href="/x#caf%C3%A9">C</a>',
  );
  expect(facts).toEqual({ links: ['/a', '/x', '/z'], fragments: ['/x#café', '/x#top'], ids: ['a', 'b'] });
  expect(problems).toEqual([]);
});

test.each([
  ['/a.png', ['/a.png']],
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  [' /a.png,/b.png 2x ,, /c.png', ['/a.png,/b.png', '/c.png']],
  ['/a.png, /b.png 100w', ['/a.png', '/b.png']],
  ['/a.png (', ['/a.png']],
  [' , ', []],
])('reads the srcset "%s"', (srcset, urls) => {
  expect(links(`<img srcset="${srcset}">`).links).toEqual(urls);
});

// Linear time: quadratic time would take minutes.
test('reads long attributes', () => {
  const long = (text: string) => text.repeat(1_000_000 / text.length);
  for (const srcset of [`data:${long('a')}`, long('a '), long('a,'), long(','), long(' '), `/a ${long('(')}`])
    expect(links(`<img srcset="${srcset}">`).problems).toEqual([]);
  expect(links(`<a href="${long(' ')}x">X</a>`).links).toEqual(['/x']);
});

test.each([
  ['https://', "links to 'https://', which is not a URL"],
  ['#100%', "links to '#100%', whose fragment has an invalid percent-encoding"],
  ['#nowhere', 'links to #nowhere, which does not exist on the page'],
  ['/a#nowhere', 'links to #nowhere, which does not exist on the page'],
])('reports a link to %s', (href, problem) => {
  expect(texts(links(`<a href="${href}">Link</a>`).problems)).toEqual([problem]);
});

test.each([
  ['http://www.example.com/jobs?a=1', 'is a page of this site without HTTPS', 'link to /jobs'],
  ['http://localhost:4200/jobs', "is on the visitor's own machine", 'link to /jobs'],
  ['//stories.localhost/jobs', "is on the visitor's own machine", 'link to /jobs'],
  ['http://127.0.0.1:4200/', "is on the visitor's own machine", 'link to /'],
  ['https://[::1]/', "is on the visitor's own machine", 'link to /'],
  ['mailto:', 'is not an email address', 'write mailto:name@example.com'],
  ['mailto:sales', 'is not an email address', 'write mailto:name@example.com'],
  ['mailto://sales@example.com', 'is not an email address', 'write mailto:name@example.com'],
  ['mailto:a@example.com b@example.com', 'is not an email address', 'write mailto:name@example.com'],
  ['mailto:%', 'is not an email address', 'write mailto:name@example.com'],
])('reports a link to %s, which leads nowhere', (href, problem, fix) => {
  expect(links(`<a href="${href}">Link</a>`)).toMatchObject({
    links: [],
    problems: [{ code: 'BROKEN_LINK', text: `links to '${href}', which ${problem}`, fix }],
  });
});

test.each([
  'mailto:sales@example.com',
  'mailto:a%2Bb@example.com,c@mail.example.com?subject=A%20B',
  'mailto:?body=https%3A%2F%2Fexample.com',
  'https://localhost.example.com/',
  'http://example.com/',
  'http://www.example.com:8080/',
])('accepts a link to %s', (href) => {
  expect(links(`<a href="${href}">Link</a>`)).toMatchObject({ links: [], problems: [] });
});

test('an absolute link to this site is one to its path', () => {
  const markup = `<a href="${ORIGIN}/x#top">X</a><a href="//www.example.com/a#nowhere">Y</a>`;
  expect(links(markup)).toMatchObject({
    links: ['/a', '/x'],
    fragments: ['/x#top'],
    problems: [{ text: 'links to #nowhere, which does not exist on the page' }],
  });
  expect(links('<a href="http://localhost:4300/x">X</a>', 'http://localhost:4300')).toMatchObject({
    links: ['/x'],
    problems: [],
  });
});

test('reports each id that elements share, with the section of the second one', () => {
  const widget = '<div data-widget="stories/teasers"><i id="a"></i></div>';
  expect(links(`<p id="a">A</p><p id="b">B</p>${widget}`)).toMatchObject({
    ids: ['a', 'b'],
    problems: [{ code: 'DUPLICATE_ID', text: expect.stringContaining("the id 'a'"), sections: ['stories'] }],
  });
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
