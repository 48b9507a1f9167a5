import { parse } from 'node-html-parser';
import { pageImages } from './page-images.ts';
import { samplePage, texts } from './testing/sample-page.ts';

const problems = (main: string) => texts(pageImages(parse(`<main>${main}</main>`), ['a'], samplePage));

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
