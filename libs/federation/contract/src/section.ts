import { type FormDeclaration, formDeclarationProblems } from './form.ts';

/** A page of a section: its absolute path, and the module (relative to `src/`) whose default export renders it. */
export interface SectionPage {
  path: string;
  /** The declared path of a page from data: `/careers/:slug` for `/careers/engineer`. */
  pattern?: string;
  module: string;
}

/** A page that a section declares, or all pages from some data. */
export interface SectionRoute {
  /** With parameters, such as `/careers/:slug`, there is a page for each of `params`. */
  path: string;
  module: string;
  /** Parameters of the pages, which their module gets from `useParams()`. Only builds run it, so that no browser loads its data for it. */
  params?: () => Promise<readonly RouteParams[]>;
}

/** A value for each parameter of a path: `{ slug: 'engineer' }` for `/careers/:slug`. */
export type RouteParams = Readonly<Record<string, string>>;

/** A component that other sections may show as `<section>/<name>`. */
export interface SectionWidget {
  name: string;
  module: string;
}

/**
 * What a section declares in `src/section.ts`. It is data, and functions that return data, so that builds, the publisher and the router
 * need not run a page to read it.
 */
export interface SectionDeclaration {
  name: string;
  routes: readonly SectionRoute[];
  widgets?: readonly SectionWidget[];
  /** Forms that its pages and widgets show. Messages reach the operator's targets, whichever section they are of. */
  forms?: readonly FormDeclaration[];
}

/** Name of the shell. It is declared like any section, and is the only one that starts the application. */
export const SHELL = 'shell';

/** A problem in a declaration: its location, such as `routes[2].path`, and a description. */
interface DeclarationProblem {
  at: string;
  problem: string;
}

/** First segments of paths that the server handles itself: form submissions, assets, and health checks. */
const RESERVED = ['api', 'assets', 'healthz', 'readyz'];

/** Whether a path is reserved for the server, so that no section may own it. */
export const isReservedPath = (path: string) => RESERVED.includes(path.split('/')[1] ?? '');

/** The two others are names of members of every object, which no map of sections can have. */
const NAME = /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]*$/;
const SEGMENT = '(?:[a-z0-9-]+|:[a-z][A-Za-z0-9]*)';
const PATH = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`);
const MODULE = /^\.\/(?!.*\.\.)[\w./-]+\.tsx?$/;

/** Whether a section may declare a path, which may have parameters. */
export const isRoutePath = (path: string) => PATH.test(path);

/** Names of the parameters of a path: `slug` of `/careers/:slug`. */
export const parsePathParameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** Whether some path matches both of two paths, which may have parameters. */
export function pathsOverlap(one: string, other: string): boolean {
  const [own, theirs] = [one, other].map((path) => path.split('/')) as [string[], string[]];
  const match = (segment: string, i: number) =>
    segment === theirs[i] || [segment, theirs[i]].some((part) => part?.startsWith(':'));
  return own.length === theirs.length && own.every(match);
}

/** All problems of a declaration's values: names and paths of the wrong form, reserved, or declared twice. */
export function declarationProblems(section: SectionDeclaration): DeclarationProblem[] {
  const problems: DeclarationProblem[] = [];
  const check = (isValid: boolean, at: string, problem: string) => {
    if (!isValid) problems.push({ at, problem });
  };
  const checkModule = (module: string, at: string) =>
    check(MODULE.test(module), at, `'${module}' is not a module below src/, such as './pages/erp.tsx'`);
  const { name, routes, widgets = [], forms = [] } = section;
  check(NAME.test(name), 'name', `'${name}' is not a lower-case name such as 'stories'`);
  routes.forEach(({ path, module, params }, i) => {
    const at = `routes[${i}].path`;
    const parameters = parsePathParameters(path);
    const first = routes.findIndex(
      (route) => route.path === path || (parameters.length && route.params && pathsOverlap(route.path, path)),
    );
    check(isRoutePath(path), at, `'${path}' is not an absolute lower-case path without a trailing slash`);
    check(!isReservedPath(path), at, `'${path}' is reserved: the server handles it`);
    check(first === i, at, `'${path}' is also declared by routes[${first}]`);
    check(new Set(parameters).size === parameters.length, at, `'${path}' has a parameter twice`);
    check(
      Boolean(parameters.length) === Boolean(params),
      `routes[${i}].params`,
      `'${path}' ${params ? "has no parameter, such as ':slug', for its data" : 'has parameters, but no data for them'}`,
    );
    checkModule(module, `routes[${i}].module`);
  });
  widgets.forEach(({ name, module }, i) => {
    const first = widgets.findIndex((widget) => widget.name === name);
    check(NAME.test(name), `widgets[${i}].name`, `'${name}' is not a lower-case name`);
    check(first === i, `widgets[${i}].name`, `'${name}' is declared twice`);
    checkModule(module, `widgets[${i}].module`);
  });
  forms.forEach((form, i) => {
    const first = forms.findIndex(({ name }) => name === form.name);
    check(NAME.test(form.name), `forms[${i}].name`, `'${form.name}' is not a lower-case name`);
    check(first === i, `forms[${i}].name`, `'${form.name}' is declared twice`);
    problems.push(
      ...formDeclarationProblems(form).map(({ at, problem }) => ({ at: `forms[${i}].${at}`, problem })),
    );
  });
  return problems;
}
