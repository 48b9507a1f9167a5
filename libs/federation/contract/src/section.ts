/** A page of a section: its absolute path, and the module (relative to `src/`) whose default export renders it. */
export interface SectionRoute {
  path: string;
  module: string;
}

/** A component that other sections may show as `<section>/<name>`. */
export interface SectionWidget {
  name: string;
  module: string;
}

/**
 * What a section declares in `src/section.ts`. It is plain data, so that builds, the publisher and the router can read it
 * without running a page.
 */
export interface SectionDeclaration {
  name: string;
  routes: readonly SectionRoute[];
  widgets?: readonly SectionWidget[];
}

/** Name of the shell. It is declared like any section, and is the only one that starts the application. */
export const SHELL = 'shell';

/** A problem in a record: its location, such as `routes[2].path`, and a description. */
export interface Issue {
  at: string;
  problem: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/** First segments of paths that the server handles itself: form submissions, assets, and health checks. */
const RESERVED = ['api', 'assets', 'healthz', 'readyz'];

/** Whether a path is reserved for the server, so that no section may own it. */
export const isReservedPath = (path: string) => RESERVED.includes(path.split('/')[1] ?? '');

const NAME = /^[a-z][a-z0-9-]*$/;
const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const MODULE = /^\.\/(?!.*\.\.)[\w./-]+\.tsx?$/;

/** Validates a declaration. Returns all problems at once. */
export function parseSection(value: unknown): Parsed<SectionDeclaration> {
  const issues: Issue[] = [];
  const check = (isValid: boolean, at: string, problem: string) => {
    if (!isValid) issues.push({ at, problem });
  };
  const checkModule = (module: string, at: string) =>
    check(MODULE.test(module), at, `'${module}' is not a module below src/, such as './pages/erp.tsx'`);
  /** The members of a list, each as an object. */
  const list = (items: unknown, at: string): Record<string, unknown>[] => {
    check(Array.isArray(items), at, 'is not a list');
    const entries = Array.isArray(items) ? items.map(record) : [];
    entries.forEach((entry, i) => check(entry !== undefined, `${at}[${i}]`, 'is not an object'));
    return entries.map((entry) => entry ?? {});
  };

  const section = record(value);
  if (!section) return { ok: false, issues: [{ at: 'section', problem: 'is not an object' }] };
  const name = String(section['name']);
  check(NAME.test(name), 'name', `'${name}' is not a lower-case name such as 'stories'`);
  const [routes, widgets] = [list(section['routes'], 'routes'), list(section['widgets'] ?? [], 'widgets')];
  const paths = routes.map((route) => String(route['path']));
  routes.forEach((route, i) => {
    const [path, at, first] = [paths[i]!, `routes[${i}].path`, paths.indexOf(paths[i]!)];
    check(PATH.test(path), at, `'${path}' is not an absolute lower-case path without a trailing slash`);
    check(!isReservedPath(path), at, `'${path}' is reserved: the server handles it`);
    check(first === i, at, `'${path}' is also declared by routes[${first}]`);
    checkModule(String(route['module']), `routes[${i}].module`);
  });
  const names = widgets.map((widget) => String(widget['name']));
  widgets.forEach((widget, i) => {
    const [name, at] = [names[i]!, `widgets[${i}].name`];
    check(NAME.test(name), at, `'${name}' is not a lower-case name`);
    check(names.indexOf(name) === i, at, `'${name}' is declared twice`);
    checkModule(String(widget['module']), `widgets[${i}].module`);
  });
  return issues.length ? { ok: false, issues } : { ok: true, value: value as SectionDeclaration };
}

const record = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
