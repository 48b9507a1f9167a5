import { paths } from '@vantedge/content-shared';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type Source, sourcesIn } from './workspace.ts';

const PAGES: readonly string[] = Object.values(paths).filter((page) => page !== paths.home);
const DECLARATIONS = readdirSync(path.join(ROOT, 'apps'))
  .map((app) => `apps/${app}/src/section.ts`)
  .flatMap((file) => sourcesIn(path.dirname(file), /^section\.ts$/));

/** Literals of a page's path, with or without query and fragment. */
function literalPaths({ code }: Source): string[] {
  return [...code.matchAll(/['"`](\/[a-z/-]+)(?:[?#][^'"`\n]*)?['"`]/g)]
    .map(([, page]) => page!)
    .filter((page) => PAGES.includes(page));
}

/** Code that refers to pages. Sections declare theirs, and the server has none. */
const SOURCES = ['apps/pricing', 'apps/shell', 'apps/solutions', 'apps/stories', 'libs/content'].flatMap(
  (folder) =>
    sourcesIn(
      folder,
      /^(?!.*(\.test\.|\.examples\.|(^|\/)testing\/|(^|src\/)section\.ts|\/paths\.ts)).*\.tsx?$/,
    ),
);

test.each(SOURCES.map((source) => [source.file, source] as const))(
  '%s takes paths of pages from content-shared',
  (_, source) => {
    expect(literalPaths(source)).toEqual([]);
  },
);

test('every page that a section declares has a path, and no other', () => {
  const declared = DECLARATIONS.flatMap(({ code }) => [...code.matchAll(/path: '([^']+)'/g)]).map(
    ([, page]) => page!,
  );
  expect([...PAGES, paths.home].sort()).toEqual(declared.filter((page) => page !== '/404').sort());
});

test.each([
  ["to: '/contact'", 1],
  ["to: '/contact?topic=bpo'", 1],
  ['`/contact?message=${text}`', 1],
  ["'/contacts'", 0],
  ['to: paths.contact', 0],
])('%s contains %d paths', (code, count) => {
  expect(literalPaths({ file: 'x.ts', code })).toHaveLength(count);
});
