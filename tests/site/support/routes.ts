import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DECLARATIONS } from '../../sections.ts';

type Routes = [string, ...string[]];

/** Routes of the composed site by section, without the not-found page, which has no URL. */
export const ROUTES = Object.fromEntries(
  Object.entries(DECLARATIONS).map(([name, { routes }]) => [
    name,
    routes.map(({ path }) => path).filter((path) => path !== '/404'),
  ]),
) as Record<string, Routes> & { shell: Routes };

export const ALL_ROUTES = Object.values(ROUTES).flat();

/** One route per page. Two pages have two paths, whose documents have the same content. */
export const PAGES = Object.values(DECLARATIONS).flatMap(({ routes }) => {
  const modules = new Map(routes.toReversed().map(({ path, module }) => [module, path]));
  return routes
    .map(({ path }) => path)
    .filter((path) => path !== '/404' && [...modules.values()].includes(path));
});

/** Routes of all sections except the shell. */
export const SECTION_ROUTES = ALL_ROUTES.filter((path) => !ROUTES.shell.includes(path));

/**
 * Pages of each section on which what depends on the width, or is slow, is tested: one per template, as the section lists them in
 * `e2e/templates.json`; its first page by default.
 */
export const TEMPLATES = Object.fromEntries(
  Object.entries(ROUTES).map(([name, routes]) => [name, templatesOf(name) ?? [routes[0]]]),
) as Record<string, Routes>;

function templatesOf(section: string): Routes | undefined {
  const file = path.resolve(import.meta.dirname, '../../../apps', section, 'e2e/templates.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Routes) : undefined;
}

export const REPRESENTATIVES: readonly string[] = Object.values(TEMPLATES).flat();

/** The first template of each section. */
export const FIRST_TEMPLATES: readonly string[] = Object.values(TEMPLATES).map(([first]) => first);

/** The section with the most pages, and two of them: for tests that pages of any section but the shell will do for. */
export const [SECTION] = Object.keys(ROUTES)
  .filter((name) => name !== 'shell')
  .toSorted((one, other) => ROUTES[other]!.length - ROUTES[one]!.length) as Routes;
export const [SECTION_PAGE, OTHER_PAGE] = [
  ...new Set([...TEMPLATES[SECTION]!, ...ROUTES[SECTION]!]),
] as Routes & [string, string];

/** Pages always opened by a full page load, because only their documents contain release facts. */
export const DOCUMENT_ONLY: readonly string[] = ['/privacy'];

/** Phone, tablet and desktop, in pixels. */
export const WIDTHS: readonly number[] = [390, 820, 1440];

/** Widths at which to test a page: all for representatives, else one, which varies from page to page. */
export function getWidths(path: string, widths = WIDTHS): readonly number[] {
  const index = ALL_ROUTES.findIndex((route) => route === path);
  if (index < 0 || REPRESENTATIVES.includes(path)) return widths;
  return [widths[index % widths.length]!];
}
