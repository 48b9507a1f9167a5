import { paths } from '@vantedge/content-shared';
import { checkPathOwners } from '../../tools/site/src/compose/check-platform.ts';
import { readSettings } from '../../tools/site/src/channels/settings.ts';
import { DECLARATIONS } from '../sections.ts';
import { isProduct, packages, readSource, ROOT, type Source, sourcesIn } from './workspace.ts';

const SECTIONS = Object.keys(DECLARATIONS);

describe.each(SECTIONS)('%s', (name) => {
  test('is declared by the name of its folder and package', () => {
    expect(DECLARATIONS[name]!.name).toBe(name);
    expect(packages.find(({ folder }) => folder === `apps/${name}`)!.name).toBe(`@vantedge/${name}`);
  });

  test('has reviewers in .github/CODEOWNERS', () => {
    expect(readSource('.github/CODEOWNERS').code).toContain(`/apps/${name}/ `);
  });

  test('has a test next to every page and widget', () => {
    // The shell's are tested with its components.
    if (name === 'shell') return;
    const modules = sourcesIn(`apps/${name}/src`, /^(pages|widgets)\/.*\.tsx$/).map(({ file }) => file);
    expect(modules.length).toBeGreaterThan(0);
    const pages = modules.filter((file) => !file.includes('.test.'));
    const isTested = (file: string) =>
      modules.some((other) => other.startsWith(file.replace(/tsx$/, '')) && other !== file);
    expect(pages.filter((file) => !isTested(file))).toEqual([]);
  });
});

test('site.json gives each section its paths, and leaves others to new sections', async () => {
  const { paths } = await readSettings(`${ROOT}/site.json`);
  const other = { name: 'other', routes: [{ path: '/other' }] };
  expect(() => checkPathOwners([...Object.values(DECLARATIONS), other], paths)).not.toThrow();
  for (const name of Object.keys(paths))
    for (const { path } of DECLARATIONS[name]!.routes)
      expect(() => checkPathOwners([{ ...other, routes: [{ path }] }], paths)).toThrow(
        `belongs to '${name}'`,
      );
});

describe('links', () => {
  const PAGES: readonly string[] = Object.values(paths).filter((page) => page !== paths.home);

  /** Literals of a page's path, with or without query and fragment. */
  const literalPaths = (code: string) =>
    [...code.matchAll(/['"`](\/[a-z/-]+)(?:[?#][^'"`\n]*)?['"`]/g)]
      .map(([, page]) => page!)
      .filter((page) => PAGES.includes(page));

  test('go to pages that sections declare', () => {
    const declared = Object.values(DECLARATIONS).flatMap(({ routes }) => routes.map(({ path }) => path));
    expect(PAGES.filter((page) => !declared.includes(page))).toEqual([]);
  });

  // Sections declare their paths, and the server has none.
  const NAMED =
    /^(?!.*(\.test\.|\.examples\.|(^|\/)testing\/|(^|\/)(e2e|specification)\/|(^|src\/)section\.ts|\/paths\.ts)).*\.tsx?$/;
  const sources = [...SECTIONS.map((name) => `apps/${name}`), 'libs/content'].flatMap((folder) =>
    sourcesIn(folder, NAMED),
  );

  test('take paths of pages from content-shared', () => {
    expect(sources.length).toBeGreaterThan(100);
    const found = sources.flatMap(({ file, code }) => literalPaths(code).map((page) => `${file}: ${page}`));
    expect(found).toEqual([]);
  });

  test.each([
    ["to: '/contact'", 1],
    ["to: '/contact?topic=bpo'", 1],
    ['`/contact?message=${text}`', 1],
    ["'/contacts'", 0],
    ['to: paths.contact', 0],
  ])('%s contains %d paths', (code, count) => {
    expect(literalPaths(code)).toHaveLength(count);
  });
});

describe('widgets', () => {
  const WIDGETS = Object.values(DECLARATIONS).flatMap(({ name, widgets = [] }) =>
    widgets.map((widget) => `${name}/${widget.name}`),
  );

  const widgetNames = ({ code }: Source) =>
    [...code.matchAll(/<Widget\s[^>]*?\bname="([^"]+)"/g)].map(([, name]) => name!);

  /** Names of `<Widget name="…">` that no section declares. */
  const unknownWidgets = (source: Source) =>
    widgetNames(source)
      .filter((name) => !WIDGETS.includes(name))
      .map(
        (name) => `${source.file} shows the widget ${name}, which no section declares: ${WIDGETS.join(', ')}`,
      );

  const pages = sourcesIn('apps', /\.tsx$/).filter(({ file }) => isProduct(file));

  test('of pages are declared by a section', () => {
    expect(pages.flatMap(unknownWidgets)).toEqual([]);
    expect(pages.flatMap(widgetNames).length).toBeGreaterThan(1);
  });

  test('with a typo are reported', () => {
    const code = 'const x = <Widget name="stories/teaser" margin="0px" />;';
    expect(unknownWidgets({ file: 'apps/shell/src/x.tsx', code })).toHaveLength(1);
  });
});
