import { textChanges } from './text-changes.ts';

const document = (body: string) =>
  `<!doctype html><html><head><title>t</title></head><body>${body}</body></html>`;

test('lists changed lines of text, in the order of the page', () => {
  const before = document('<h1>Finance</h1><p>From $24 an hour</p><p>Kept</p>');
  const after = document('<h1>Finance</h1><p>From $25 an hour</p><p>Kept</p><p>New</p>');
  expect(textChanges(before, after)).toEqual([
    { kind: 'removed', text: 'From $24 an hour' },
    { kind: 'added', text: 'From $25 an hour' },
    { kind: 'added', text: 'New' },
  ]);
});

test('ignores markup, scripts, styles and white space', () => {
  const before = document('<p class="a">One  two</p><script>a()</script>');
  const after = document('<div><p class="b">One\n two</p></div><style>p{}</style><script>b()</script>');
  expect(textChanges(before, after)).toEqual([]);
});
