import { disallowedElements } from './disallowed-elements.ts';
import { samplePage, texts } from './testing/sample-page.ts';

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
  expect(disallowedElements(html, samplePage)).toEqual([
    {
      check: 'elements',
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
    '<main><div data-section="stories" data-widget="stories/teasers">&</div></main>',
    'stories',
    "in the widget 'stories/teasers'",
  ],
  ['the header', '<header>&</header><main></main>', 'shell', 'in the header or footer'],
])('names the section whose code renders %s', (_, html, section, where) => {
  const [problem] = disallowedElements(html.replace('&', '<iframe></iframe>'), samplePage);
  expect(problem).toMatchObject({ sections: [section], text: expect.stringContaining(where) });
  expect(problem!.at).not.toContain('careers');
});

test('allows structured data, text about scripts, and ordinary tags of the head', () => {
  const html =
    '<title>A</title><link rel="canonical" href="https://example.com/"/><meta name="description" content="d"/>' +
    '<script type="application/ld+json">{}</script><p>&lt;script&gt; once="1"</p>';
  expect(texts(disallowedElements(html, samplePage))).toEqual([]);
});
