import { disallowedElements } from './disallowed-elements.ts';

test.each([
  [
    'an async script, which React hoists before the title',
    '<script async="" src="https://cdn.example.com/a.js"></script><title>A</title>',
    '<script async="" src="https://cdn.example.com/a.js">',
  ],
  [
    'a script in the page',
    '<main><script src="https://cdn.example.com/a.js"></script></main>',
    '<script src="https://cdn.example.com/a.js">',
  ],
  ['an inline script', '<main><script>track()</script></main>', '<script>'],
  [
    'a frame',
    '<main><iframe src="https://video.example.com/1" title="Video"></iframe></main>',
    '<iframe src="https://video.example.com/1" title="Video">',
  ],
])('finds %s', (_, html, element) => {
  expect(disallowedElements(html)).toEqual([element]);
});

test('allows structured data and text about scripts', () => {
  expect(disallowedElements('<script type="application/ld+json">{}</script><p>&lt;script&gt;</p>')).toEqual(
    [],
  );
});
