import { DECLARATIONS } from '../sections.ts';

type Section = keyof typeof DECLARATIONS;

/** The routes of the composed site, by the section that declares them; the not-found page has no URL of its own. */
export const ROUTES = Object.fromEntries(
  Object.entries(DECLARATIONS).map(([name, { routes }]) => [
    name,
    routes.map(({ path }) => path).filter((path) => path !== '/404'),
  ]),
) as Record<Section, [string, ...string[]]>;

export const ALL_ROUTES = Object.values(ROUTES).flat();

/** The routes of all sections but the shell. */
export const SECTION_ROUTES = ALL_ROUTES.filter((path) => !ROUTES.shell.includes(path));

/** Pages of which no two are of a kind: what a width decides, and what takes half a minute, is tested on them. */
export const REPRESENTATIVES: readonly string[] = [
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

/** Pages that are opened by a full page load, wherever the visitor comes from: only their documents state their dates. */
export const DOCUMENT_ONLY: readonly string[] = ['/privacy'];

/** A phone, a tablet, a desk. */
export const WIDTHS: readonly number[] = [390, 820, 1440];

/** The widths at which a page is tested, of those that matter: all of them, or one, which is another from page to page. */
export function widthsOf(path: string, widths = WIDTHS): readonly number[] {
  const index = ALL_ROUTES.findIndex((route) => route === path);
  if (index < 0 || REPRESENTATIVES.includes(path)) return widths;
  return [widths[index % widths.length]!];
}
