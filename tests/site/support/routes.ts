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

/** One page per template of the existing sections. */
const TEMPLATES: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/solutions/finance',
  '/solutions/staff-augmentation',
  '/solutions/ukg',
  '/success-stories/ukg',
  '/case-studies',
  '/engagement-models',
  '/rate-card',
];

/** One page per template, and the first page of every other section. Width-dependent and slow tests run on these. */
export const REPRESENTATIVES: readonly string[] = [
  ...TEMPLATES,
  ...Object.values(ROUTES)
    .filter((routes) => !routes.some((path) => TEMPLATES.includes(path)))
    .map(([first]) => first),
];

/** Pages always opened by a full page load, because only their documents contain release facts. */
export const DOCUMENT_ONLY: readonly string[] = ['/privacy'];

/** Phone, tablet and desktop, in pixels. */
export const WIDTHS: readonly number[] = [390, 820, 1440];

/** Widths at which to test a page: all for representatives, else one, which varies from page to page. */
export function widthsOf(path: string, widths = WIDTHS): readonly number[] {
  const index = ALL_ROUTES.findIndex((route) => route === path);
  if (index < 0 || REPRESENTATIVES.includes(path)) return widths;
  return [widths[index % widths.length]!];
}
