import { PageContext } from './page-context.ts';
import { graphPaths, pageMetadata } from './page-metadata.ts';
import { parseTree, samplePage, sections, texts } from './testing/sample-page.ts';

const HEAD =
  '<title>Title</title><meta name="description" content="d"><link rel="canonical" href="https://example.com/a">';
const BODY = '<main><h1>Heading</h1><p>Words</p></main>';
/** Metadata of a page with the given parts. */
const page = ({ main = '<p>Words</p>', frame = '', head = '', title = 'Title' } = {}) =>
  pageMetadata(
    parseTree(
      `<title>${title}</title><meta name="description" content="d"><link rel="canonical" href="https://example.com/a">${head}` +
        `<header>${frame}</header><main><h1>Heading</h1>${main}</main>`,
    ),
    undefined,
    samplePage,
  );
const { content } = page();

test.each([
  ['the frame', { frame: '<a href="/new">New</a>' }],
  ['a class and an id', { main: '<p class="x" id="y">Words</p>' }],
  ['its release date', { main: '<p>Words<time data-release-date>May</time></p>' }],
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

test('the 404 page needs no canonical link, all others one', () => {
  const notFound = new PageContext({ ...samplePage.route, path: '/404' }, sections);
  const tree = parseTree(`<title>Title</title><meta name="description" content="d">${BODY}`);
  expect(pageMetadata(tree, undefined, notFound)).toMatchObject({ title: 'Title', problems: [] });
  expect(texts(pageMetadata(tree, undefined, samplePage).problems)).toContain(
    'has 0 canonical link instead of one',
  );
});

test('reads paths of this site in structured data, and the name of the site', () => {
  const graph = {
    a: [{ '@id': 'https://example.com/#org', url: 'https://example.com/x' }],
    b: 'https://b.example/y',
    logo: 'https://example.com/assets/shell/icon.svg',
  };
  expect([...graphPaths(graph, 'https://example.com/z')].sort()).toEqual(['/', '/x']);
  const tree = parseTree(`${HEAD}${BODY}`);
  const tags = [['property', 'og:site_name', 'Site'] as ['property', string, string]];
  expect(pageMetadata(tree, { tags, graph }, samplePage)).toMatchObject({
    site: 'Site',
    graphPaths: ['/', '/x'],
  });
});

test.each([
  ['no h1', '<h1>Heading</h1>', '', ['has 0 h1 instead of one']],
  ['two h1', '</h1>', '</h1><h1>Other</h1>', ['has 2 h1 instead of one']],
  ['two titles', '<title>', '<title>Other</title><title>', ['has 2 title instead of one']],
  ['an empty title', '<title>Title', '<title>', ['has an empty title']],
  ['no description', '<meta name="description" content="d">', '', ['has 0 description instead of one']],
])('reports %s', (_, part, replacement, problems) => {
  const html = `${HEAD}${BODY}`.replace(part, replacement);
  expect(texts(pageMetadata(parseTree(html), undefined, samplePage).problems)).toEqual(problems);
});
