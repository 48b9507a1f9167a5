import { pageImages, pageResources, srcsetUrls } from './page-resources.ts';
import { samplePage, texts, treeOf } from './testing/sample-page.ts';

const TEAM = '/assets/careers/team.0a1b2c3d4e.jpg';
const check = (body: string, head = '') => pageResources(treeOf(`${head}<main>${body}</main>`), samplePage);

test('reads what a page loads, and where its forms go', () => {
  const { resources, problems } = check(
    `<img src="${TEAM}"><svg><use href="#a"></use></svg><form action="/api/leads"></form><form action="/contact?x"></form>` +
      '<a href="https://example.com/">E</a>',
    '<link rel="canonical" href="https://example.com/a"><link rel="alternate" href="https://example.com/feed">',
  );
  expect([resources, problems]).toEqual([['/api/leads', TEAM, '/contact'], []]);
});

test.each([
  ['<img src="team.jpg">', 'team.jpg'],
  ['<img src="/team.jpg">', '/team.jpg'],
  [`<img src="${TEAM}" srcset="${TEAM} 1x, /team-2x.jpg 2x">`, '/team-2x.jpg'],
  ['<picture><source srcset="/team.avif 800w"></picture>', '/team.avif'],
  ['<svg><image href="/map.svg"></image></svg>', '/map.svg'],
  ['<form action="/search"></form>', '/search'],
  ['<video src="/tour.mp4"></video>', '/tour.mp4'],
])('reports a file that does not exist: %s', (markup, url) => {
  expect(check(markup).problems).toMatchObject([
    { code: 'BROKEN_RESOURCE', text: expect.stringMatching(`^uses ${url} in <`), sections: ['careers'] },
  ]);
});

test.each([
  '<img src="https://cdn.example.com/a.jpg">',
  '<img src="//cdn.example.com/a.jpg">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  '<img srcset="https://cdn.example.com/a.jpg 2x">',
  '<svg><image href="https://cdn.example.com/a.svg"></image></svg>',
  '<form action="https://forms.example.com/"></form>',
  '<button formaction="https://forms.example.com/">Send</button>',
  '<a href="/contact" ping="https://count.example.com/">Contact</a>',
])('reports another origin: %s', (markup) => {
  expect(check(markup).problems).toMatchObject([{ code: 'DISALLOWED_ORIGIN', at: 'careers: ./pages/a.tsx' }]);
});

test.each(['preconnect', 'dns-prefetch', 'preload', 'icon'])(
  'reports %s of another origin in the head',
  (rel) => {
    expect(check('', `<link rel="${rel}" href="https://cdn.example.com/">`).problems).toHaveLength(1);
  },
);

test('an image of a widget is reported for its section', () => {
  const widget = '<div data-section="stories" data-widget="stories/teasers"><img src="/gone.jpg"></div>';
  expect(check(widget).problems).toMatchObject([{ at: 'stories: ./teasers.tsx', sections: ['stories'] }]);
});

test.each([
  ['/a.jpg', ['/a.jpg']],
  ['/a.jpg 1x, /b.jpg 2x', ['/a.jpg', '/b.jpg']],
  ['/a,b.jpg 800w,/c.jpg 1600w', ['/a,b.jpg', '/c.jpg']],
])('reads the URLs of %s', (srcset, urls) => {
  expect(srcsetUrls(srcset)).toEqual(urls);
});

/** Problems with images. */
const problems = (main: string) => texts(pageImages(treeOf(`<main>${main}</main>`), ['a'], samplePage));

test.each([
  '<img src="/a.jpg" alt="The team in Cebu" width="800" height="600">',
  '<img src="/a.jpg" alt="" width="800" height="600">',
  '<svg role="img" aria-label="Two bars"><use href="#a"></use><path clip-path="url(#a)"></path></svg>',
  '<svg role="img"><title>Two bars</title></svg>',
  '<svg aria-hidden="true"><a href="#elsewhere"></a></svg>',
])('accepts %s', (markup) => {
  expect(problems(markup)).toEqual([]);
});

test.each([
  ['<img alt="" width="8" height="6">', 'without a source'],
  ['<img src="" alt="" width="8" height="6">', 'without a source'],
  ['<img src="/a.jpg" alt="" width="800">', 'without dimensions'],
  ['<img src="/a.jpg" alt="" width="auto" height="6">', 'without dimensions'],
  ['<img src="/a.jpg" width="8" height="6">', 'without alternative text'],
  ['<img src="/a.jpg" alt="team-2.jpg" width="8" height="6">', 'with a file name as alternative text'],
  ['<input type="image" src="/a.svg">', 'without alternative text'],
  ['<svg role="img"><path></path></svg>', 'without a name'],
  ['<svg><use href="#b"></use></svg>', 'with a reference to #b, which does not exist on the page'],
  [
    '<svg><path clip-path="url(#b)"></path></svg>',
    'with a reference to #b, which does not exist on the page',
  ],
])('reports %s', (markup, problem) => {
  expect(problems(markup)).toEqual([expect.stringMatching(new RegExp(`^shows <.*> ${problem}$`))]);
});
