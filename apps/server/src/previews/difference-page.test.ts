import type { PageChange } from '@vantedge/release';
import { differencePage } from './difference-page.ts';

const change = (path: string, more: Partial<PageChange> = {}): PageChange => ({
  path,
  owner: 'stories',
  head: [],
  isContentChanged: false,
  linksAdded: [],
  linksRemoved: [],
  bytes: { before: 10, after: 10 },
  ...more,
});

const entry = (release: string) => ({
  number: 1,
  release,
  action: 'preview' as const,
  sections: [],
  at: '2026-03-01T09:00:00.000Z',
  versions: {},
  hash: '',
});

test('lists pages with other texts and links apart from those with other code', () => {
  const html = differencePage({
    name: 'pr-1',
    entry: entry('b'),
    live: entry('a'),
    difference: {
      sections: [],
      added: ['/new'],
      removed: [],
      changed: [
        change('/code'),
        change('/text', {
          isContentChanged: true,
          head: [{ name: 'title', before: 'Old', after: 'Q&A' }],
          linksAdded: ['/new'],
        }),
      ],
      files: [],
    },
  });
  const [, added, changed, code] = html.split('<h2>');
  expect(added).toContain('<a href="/new">');
  expect(changed).toContain('<a href="/text">');
  expect(changed).toContain('<li>title: Old → Q&amp;A</li><li>new link to /new</li>');
  expect(changed).not.toContain('/code');
  expect(code).toContain('<a href="/code">');
});
