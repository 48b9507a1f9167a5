import { isProduct, readSource, sourcesIn } from './workspace.ts';

const FOLDERS = [
  'libs/federation/build',
  'libs/lead-server',
  'libs/release',
  'libs/store',
  'libs/documents',
  'apps/server',
  'tools/site',
];

/** Error codes that a source file uses: the first argument of what creates an error, or a member. */
const codesIn = (code: string) =>
  [...code.matchAll(/(?:\b(?:SiteError|assertNone|codeFailure)\(\s*|\bcode: )'([A-Z_]+)'/g)].map(
    ([, found]) => found!,
  );

const sources = FOLDERS.flatMap((folder) => sourcesIn(folder, /\.ts$/)).filter(({ file }) => isProduct(file));
const thrown = new Set(sources.flatMap(({ code }) => codesIn(code)));

test('errors.md has a heading for each error code in use, and for no other', () => {
  const manual = readSource('docs/operators/errors.md').code;
  const explained = [...manual.matchAll(/^### ([A-Z_]+)$/gm)].map(([, code]) => code!);
  expect([...explained].sort()).toEqual([...thrown].sort());
});

test('finds codes on one line and on several', () =>
  expect(codesIn("new SiteError('A_B', 'x'); new SiteError(\n  'C',\n  'y')")).toEqual(['A_B', 'C']));
