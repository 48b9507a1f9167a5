import { rulesFor } from './dependency-rules.ts';
import { packages, readSource } from './workspace.ts';

/** Rows of the table of packages: folder, and what it may import. */
const rows = new Map(
  [
    ...readSource('docs/architecture.md').code.matchAll(
      /^\| `((?:apps|libs|tools)\/[^`]+)` +\|[^|]+\| ([^|]+?) *\|$/gm,
    ),
  ].map(([, folder, imports]) => [folder!, imports!]),
);

const subjects = packages.filter(({ folder }) => folder !== 'tests');

test.each(subjects.map((subject) => [subject.folder, subject]))(
  'docs/architecture.md says what %s may import',
  (folder, subject) => {
    const name = folder.split('/').at(-1)!;
    const row = [folder, `${folder.slice(0, -name.length)}<section>`].find((known) => rows.has(known));
    const { ours } = rulesFor(subject)!;
    const generic = ours.map((other) => (other === `content-${name}` ? 'content-<section>' : other));
    expect(rows.get(row!)).toBe(generic.map((other) => `\`${other}\``).join(', ') || 'nothing');
  },
);

test('docs/architecture.md has no row without a package', () => {
  const isKnown = (row: string) =>
    subjects.some(({ folder }) => new RegExp(`^${row.replace('<section>', '[^/]+')}$`).test(folder));
  expect([...rows.keys()].filter((row) => !isKnown(row))).toEqual([]);
});
