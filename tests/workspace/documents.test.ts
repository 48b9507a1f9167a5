import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSource, ROOT, type Source, sourcesIn } from './workspace.ts';

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md'].map(readSource),
  ...['apps', 'docs', 'libs', 'tests', 'tools'].flatMap((folder) => sourcesIn(folder, /\.md$/)),
];

/** Relative links of a Markdown file to a file or heading that does not exist. */
function brokenLinks({ file, code }: Source): string[] {
  const text = code.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([, target = '', fragment]) => {
      const linked = target ? path.posix.join(path.posix.dirname(file), target) : file;
      if (!existsSync(path.join(ROOT, linked))) return [`${file}: ${target} does not exist`];
      if (!fragment || headingIds(readSource(linked)).has(fragment)) return [];
      return [`${file}: ${linked} has no heading #${fragment}`];
    },
  );
}

/** Fragments of a file's headings, as GitHub derives them. */
function headingIds({ code }: Source): Set<string> {
  const headings = [...code.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test.each(DOCUMENTS.map((source) => [source.file, source] as const))(
  '%s has no broken links',
  (_, source) => {
    expect(brokenLinks(source)).toEqual([]);
  },
);

test.each([
  ['a missing file', '[x](decisions/000-none.md)', 1],
  ['a missing heading', '[x](architecture.md#none)', 1],
  ['a missing heading of the same file', '[x](#none)', 1],
  ['a heading', '[x](architecture.md#security)', 0],
  ['a folder, an image and a URL', '[x](decisions) ![y](images/home.jpg) [z](https://example.com/none)', 0],
  ['code', '`[x](none.md)`', 0],
])('in a document: %s', (_, code, count) => {
  expect(brokenLinks({ file: 'docs/example.md', code })).toHaveLength(count);
});
