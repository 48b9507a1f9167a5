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
