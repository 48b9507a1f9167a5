/** A page of a section: the absolute path it owns and the module, relative to `src/`, whose default export renders it. */
export interface SectionRoute {
  path: string;
  module: string;
}

/** A component that other sections may show: the host asks for it as `<section>/<name>`. */
export interface SectionWidget {
  name: string;
  module: string;
}

/**
 * What a section declares about itself in `src/section.ts`: data only, so that a build, a publish and a router can all
 * read it without running a page.
 */
export interface SectionDeclaration {
  name: string;
  routes: readonly SectionRoute[];
  widgets?: readonly SectionWidget[];
}

/** The shell's name: it declares itself like any section, and is the only one that starts the application. */
export const SHELL = 'shell';
