import {
  disallowedElements,
  exposedSecrets,
  incompleteImages,
  renderingDifference,
} from './page-elements.ts';
import { parseTree, samplePage, texts } from './testing/sample-page.ts';

test.each([
  [
    'an async script, which React hoists before the title',
    '<script async="" src="https://cdn.example.com/a.js"></script><title>A</title>',
    '<script async="" src="https://cdn.example.com/a.js">',
    'import it as a dependency',
  ],
  [
    'a script in the page',
    '<main><script src="https://cdn.example.com/a.js"></script></main>',
    '<script src="https://cdn.example.com/a.js">',
    'import it as a dependency',
  ],
  ['an inline script', '<main><script>track()</script></main>', '<script>', 'effect of a component'],
  [
    'a frame',
    '<main><iframe src="https://video.example.com/1" title="Video"></iframe></main>',
    '<iframe src="https://video.example.com/1" title="Video">',
    'link to its content',
  ],
  [
    'structured data beside that of the page',
    '<main><script type="application/ld+json">{}</script></main>',
    '<script type="application/ld+json">',
    "meta of the page's record",
  ],
  ['a style element', '<main><svg><style>a{}</style></svg></main>', '<style>', "section's stylesheet"],
  [
    'a refresh',
    '<meta http-equiv="refresh" content="1"><title>A</title>',
    '<meta http-equiv="refresh" content="1">',
    'remove it',
  ],
  [
    'an event handler',
    '<main><p onclick="go()">A</p></main>',
    '<p onclick="go()">',
    'event handler of the component',
  ],
  [
    'a stylesheet',
    '<link rel="stylesheet" href="https://cdn.example.com/a.css"/><title>A</title>',
    '<link rel="stylesheet" href="https://cdn.example.com/a.css">',
    'import the stylesheet',
  ],
])('reports %s with its tag and what to do', (_, html, tag, fix) => {
  expect(disallowedElements(parseTree(html), samplePage)).toEqual([
    {
      code: 'DISALLOWED_ELEMENT',
      page: "/a of 'careers'",
      text: `contains ${tag}, which its Content-Security-Policy does not allow`,
      at: 'careers: ./pages/a.tsx',
      fix: expect.stringContaining(fix),
      sections: ['careers'],
    },
  ]);
});

test.each([
  [
    'a widget',
    '<main><div data-widget="stories/teasers">&</div></main>',
    'stories',
    "in the widget 'stories/teasers'",
  ],
  ['the header', '<header>&</header><main></main>', 'shell', 'in the header or footer'],
])('names the section whose code renders %s', (_, html, section, where) => {
  const [problem] = disallowedElements(parseTree(html.replace('&', '<iframe></iframe>')), samplePage);
  expect(problem).toMatchObject({ sections: [section], text: expect.stringContaining(where) });
  expect(problem!.at).not.toContain('careers');
});

test('allows text about scripts, and ordinary tags of the head', () => {
  const html =
    '<title>A</title><link rel="canonical" href="https://example.com/"/><meta name="description" content="d"/>' +
    '<p>&lt;script&gt; once="1"</p>';
  expect(texts(disallowedElements(parseTree(html), samplePage))).toEqual([]);
});

test.each([
  '<img src="https://cdn.example.com/a.jpg">',
  '<img src="//cdn.example.com/a.jpg">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  '<img srcset="https://cdn.example.com/a.jpg 2x">',
  '<svg><image href="https://cdn.example.com/a.svg"></image></svg>',
])('reports a file of another origin: %s', (markup) => {
  expect(disallowedElements(parseTree(`<main>${markup}</main>`), samplePage)).toMatchObject([
    { code: 'DISALLOWED_ELEMENT', fix: expect.stringContaining('import the file') },
  ]);
});

test.each([
  '<form method="post" action="https://forms.example.com/"></form>',
  '<button formaction="//forms.example.com/">Send</button>',
])('reports a form that is sent to another origin: %s', (markup) => {
  expect(disallowedElements(parseTree(`<main>${markup}</main>`), samplePage)).toMatchObject([
    { code: 'DISALLOWED_ELEMENT', fix: expect.stringContaining('declare the form') },
  ]);
});

test.each([
  ['<img src="/a.jpg" alt="" width="8" height="6">', 0],
  ['<img alt="" width="8" height="6">', 1],
  ['<img src="/a.jpg" alt="" width="8">', 1],
  ['<img src="/a.jpg" width="8" height="6">', 1],
  ['<input type="image" src="/a.svg">', 1],
])('reports images that lack an attribute: %s', (markup, count) => {
  expect(incompleteImages(parseTree(`<main>${markup}</main>`), samplePage)).toHaveLength(count);
});

/** The difference between two renderings of a page. */
const difference = (html: string, other: string, rest = {}) =>
  renderingDifference(
    parseTree(html),
    { html, widgets: [] },
    { html: other, widgets: [], ...rest },
    samplePage,
  );

test('two equal renderings have no difference', () => {
  expect(difference('<main><p>1</p></main>', '<main><p>1</p></main>')).toEqual([]);
});

test('a difference is reported with what differs and the section whose code rendered it', () => {
  const page = (time: string) => `<main><h1>Now</h1><p>It is ${time} in Cebu City</p></main>`;
  expect(difference(page('10:00'), page('11:13'))).toMatchObject([
    {
      code: 'RENDER_NOT_DETERMINISTIC',
      page: "/a of 'careers'",
      text: expect.stringMatching(
        /'[^']*It is 10:00 in Cebu City[^']*' at one time and '[^']*It is 11:13 in Cebu City/,
      ),
      sections: ['careers'],
    },
  ]);
  const widget = (value: number) => `<main><div data-widget="stories/teasers"><p>${value}</p></div></main>`;
  expect(difference(widget(1), widget(2))).toMatchObject([
    { at: 'stories: ./teasers.tsx', sections: ['stories'] },
  ]);
  expect(difference('<header>1</header>', '<header>2</header>')).toMatchObject([{ sections: ['shell'] }]);
});

test('a difference in the head or in the widgets is reported, too', () => {
  const head = { tags: [], graph: { dateModified: '2026' } };
  expect(texts(difference('<p>1</p>', '<p>1</p>', { head }))).toEqual([expect.stringContaining('dateMod')]);
});

test('a secret in a page is reported with the section that shows it', () => {
  const key = `AKI${'A'}IOSFODNN7EXAMPLE`;
  const secrets = (html: string, head = {}) =>
    exposedSecrets(parseTree(html), { html, widgets: [], head: { tags: [], ...head } }, samplePage);
  expect(secrets('<main><p>A key</p></main>')).toEqual([]);
  expect(secrets(`<main><p data-key="${key}">A key</p></main>`)).toMatchObject([
    { code: 'SECRET_EXPOSED', text: "shows an AWS access key ('AKIAIOSF…')", sections: ['careers'] },
  ]);
  const widget = `<main><div data-widget="stories/teasers"><p>${key}</p></div></main>`;
  expect(secrets(widget)).toMatchObject([{ sections: ['stories'] }]);
  expect(secrets('<p>A</p>', { graph: { key } })).toMatchObject([{ at: 'careers: ./pages/a.tsx' }]);
});
