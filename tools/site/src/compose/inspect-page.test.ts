import { inspectPage } from './inspect-page.ts';

const GRAPH = '<script type="application/ld+json">{"url":"https://example.com/elsewhere"}</script>';

/** Inspects a document with the given parts. */
const page = ({ main = '<p>Words</p>', frame = '', head = '', title = 'Title' } = {}) =>
  inspectPage(
    `<!doctype html><html><head><title>${title}</title><meta name="description" content="d">` +
      `<link rel="canonical" href="https://example.com/a">${head}</head>` +
      `<body><header>${frame}</header><main><h1>Heading</h1>${main}</main></body></html>`,
    '/a',
  );
const { content } = page();

test.each([
  ['the frame', { frame: '<a href="/new">New</a>' }],
  ['a class and an id', { main: '<p class="x" id="y">Words</p>' }],
  ['white space', { main: '<p>\n  Words\n</p>' }],
  ['a tag of the head', { head: '<meta property="og:image" content="https://example.com/assets/a.png">' }],
])('%s does not change the content digest', (_, parts) => {
  expect(page(parts).content).toBe(content);
});

test('the file name of an image does not change the content digest', () => {
  const picture = (file: string) => page({ main: `<img alt="A map" src="/assets/${file}">` }).content;
  expect(picture('a.1111111111.avif')).toBe(picture('a.2222222222.avif'));
});

test.each([
  ['a word', { main: '<p>Other words</p>' }],
  ['where a link leads', { main: '<p><a href="/b">Words</a></p>' }],
  ['what a picture shows', { main: '<p>Words</p><img alt="A map" src="/assets/a.avif">' }],
  ['the title', { title: 'Another title' }],
])('%s changes the content digest', (_, parts) => {
  expect(page(parts).content).not.toBe(content);
});

test('links in structured data count, and only one graph is allowed', () => {
  expect(page({ head: GRAPH }).links).toEqual(['/elsewhere']);
  expect(page({ head: GRAPH }).problems).toEqual([]);
  expect(page({ head: GRAPH + GRAPH }).problems).toEqual(['has 2 graphs of structured data instead of one']);
});

test.each([
  ['https://', "links to 'https://', which is not a URL"],
  ['#100%', "links to '#100%', whose fragment has an invalid percent-encoding"],
  ['#nowhere', 'links to #nowhere, which does not exist on the page'],
])('reports a link to %s', (href, problem) => {
  expect(page({ main: `<a href="${href}">Link</a>` }).problems).toEqual([problem]);
});
