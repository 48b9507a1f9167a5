import { parse } from 'node-html-parser';
import { inspectPage } from './inspect-page.ts';
import { samplePage, texts } from './testing/sample-page.ts';

const HEAD =
  '<title>Title</title><meta name="description" content="d"><link rel="canonical" href="https://example.com/a">';
const BODY = '<main><h1>Heading</h1><p>Words</p></main>';
const GRAPH = '<script type="application/ld+json">{"url":"https://example.com/elsewhere"}</script>';

/** Inspects a document with the given parts. */
const page = ({ main = '<p>Words</p>', frame = '', head = '', title = 'Title' } = {}) =>
  inspectPage(
    parse(
      `<!doctype html><html><head><title>${title}</title><meta name="description" content="d">` +
        `<link rel="canonical" href="https://example.com/a">${head}</head>` +
        `<body><header>${frame}</header><main><h1>Heading</h1>${main}</main></body></html>`,
    ),
    samplePage,
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

test('reads paths in structured data, and allows only one graph', () => {
  expect(page({ head: GRAPH }).graphPaths).toEqual(['/elsewhere']);
  expect(page({ head: GRAPH }).problems).toEqual([]);
  expect(texts(page({ head: GRAPH + GRAPH }).problems)).toEqual([
    'has 2 graphs of structured data instead of one',
  ]);
});

test.each([
  ['no h1', '<h1>Heading</h1>', '', ['has 0 h1 instead of one']],
  ['two h1', '</h1>', '</h1><h1>Other</h1>', ['has 2 h1 instead of one']],
  ['an empty title', '<title>Title', '<title>', ['has an empty title']],
  ['no description', '<meta name="description" content="d">', '', ['has 0 description instead of one']],
])('reports %s', (_, part, replacement, problems) => {
  const html = `<html><head>${HEAD}</head><body>${BODY}</body></html>`.replace(part, replacement);
  expect(texts(inspectPage(parse(html), samplePage).problems)).toEqual(problems);
});
