const { formatComment } = jest.requireActual<{ formatComment: (preview: object) => string }>(
  './preview-comment.mjs',
);

const preview = {
  url: 'https://pr-7.preview.example.com/',
  changesUrl: 'https://pr-7.preview.example.com/_preview',
  difference: {
    sections: [{ name: 'stories' }, { name: 'pricing' }],
    added: ['/success-stories/new'],
    removed: ['/old'],
    changed: [
      { path: '/case-studies', isContentChanged: true, bytes: { before: 100, after: 90 } },
      { path: '/', isContentChanged: false, bytes: { before: 100, after: 103 } },
    ],
  },
  check: { problems: [{ pages: ['/', '/old'], kind: 'overflow', message: 'A table is too wide.' }] },
};

test('the comment about a preview has its address, its differences and what a browser has found', () => {
  expect(formatComment(preview))
    .toBe(`**[Preview](https://pr-7.preview.example.com/)** of stories, pricing · [what differs](https://pr-7.preview.example.com/_preview)

| page | difference | bytes |
| --- | --- | --- |
| /success-stories/new | new |  |
| /old | removed |  |
| /case-studies | texts, labels or links | −10 |
| / | code and styles only | +3 |

Found in Chromium:
- /, /old: overflow: A table is too wide.`);
});

test('without a difference or a problem, it has neither', () => {
  const difference = { ...preview.difference, added: [], removed: [], changed: [] };
  expect(formatComment({ ...preview, difference, check: null })).toMatch(
    /^\*\*\[Preview\]\S+ of stories, pricing · \S+ differs\]\S+$/,
  );
});
