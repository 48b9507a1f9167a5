import { importBuilt } from './bin/built.mjs';

/** Creates a section; see `src/generators/section.ts`. */
export const section = async (tree, options) => (await importBuilt('generators')).section(tree, options);

/** Creates a page; see `src/generators/page.ts`. */
export const page = async (tree, options) => (await importBuilt('generators')).page(tree, options);

/** Creates a form; see `src/generators/form.ts`. */
export const form = async (tree, options) => (await importBuilt('generators')).form(tree, options);
