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
  const section = record(value);
  if (!section) return { ok: false, issues: [{ at: 'section', problem: 'is not an object' }] };
  if (!NAME.test(text(section['name']))) {
    issues.push({
      at: 'name',
      problem: `'${text(section['name'])}' is not a lower-case name such as 'stories'`,
    });
  }
  const routes = list(section['routes'], 'routes', issues);
  const widgets = list(section['widgets'] ?? [], 'widgets', issues);
  const paths = new Map<string, number>();
  routes.forEach((route, i) => {
    const path = text(route['path']);
    if (!PATH.test(path)) {
      issues.push({
        at: `routes[${i}].path`,
        problem: `'${path}' is not an absolute lower-case path without a trailing slash`,
      });
    }
    if (isReservedPath(path))
      issues.push({
        at: `routes[${i}].path`,
        problem: `'${path}' is reserved: the server handles it`,
      });
    if (paths.has(path))
      issues.push({
        at: `routes[${i}].path`,
        problem: `'${path}' is also declared by routes[${paths.get(path)}]`,
      });
    paths.set(path, i);
    checkModule(route['module'], `routes[${i}].module`, issues);
  });
  const names = new Set<string>();
  widgets.forEach((widget, i) => {
    const name = text(widget['name']);
    if (!NAME.test(name))
      issues.push({ at: `widgets[${i}].name`, problem: `'${name}' is not a lower-case name` });
    if (names.has(name)) issues.push({ at: `widgets[${i}].name`, problem: `'${name}' is declared twice` });
    names.add(name);
    checkModule(widget['module'], `widgets[${i}].module`, issues);
  });
  return issues.length ? { ok: false, issues } : { ok: true, value: value as SectionDeclaration };
}

function checkModule(value: unknown, at: string, issues: Issue[]) {
  if (!MODULE.test(text(value))) {
    issues.push({ at, problem: `'${text(value)}' is not a module below src/, such as './pages/erp.tsx'` });
  }
}

function list(value: unknown, at: string, issues: Issue[]): Record<string, unknown>[] {
  if (!Array.isArray(value)) {
    issues.push({ at, problem: 'is not a list' });
    return [];
  }
  return value.map((item, i) => {
    const entry = record(item);
    if (!entry) issues.push({ at: `${at}[${i}]`, problem: 'is not an object' });
    return entry ?? {};
  });
}

const record = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
const text = (value: unknown) => (typeof value === 'string' ? value : String(value));
