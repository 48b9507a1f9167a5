import { paths } from '@vantedge/content-shared';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type Source, sourcesIn } from './workspace.ts';

/** Paths of the pages that sections declare, by module: some pages have two. */
const DECLARED = readdirSync(path.join(ROOT, 'apps'))
  .flatMap((app) => sourcesIn(`apps/${app}/src`, /^section\.ts$/))
  .flatMap(({ file, code }) =>
    [...code.matchAll(/path: '([^']+)', module: '([^']+)'/g)].map(([, page, module]) => ({
      page: page!,
      module: path.join(path.dirname(file), module!),
    })),
  )
  .filter(({ page }) => page !== '/404');
const PAGES: readonly string[] = DECLARED.map(({ page }) => page).filter((page) => page !== paths.home);

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

test('every page that a section declares has a path, and every path a page', () => {
  const known: readonly string[] = Object.values(paths);
  const declared = DECLARED.filter(({ page }) => known.includes(page));
  expect(declared.map(({ page }) => page).sort()).toEqual([...known].sort());
  expect(new Set(declared.map(({ module }) => module))).toEqual(
    new Set(DECLARED.map(({ module }) => module)),
  );
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
