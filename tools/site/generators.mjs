import { tsImport } from 'tsx/esm/api';

/** Creates a section; see `src/generators/section.ts`. Nx does not compile TypeScript in node_modules, so tsx does. */
export async function section(tree, options) {
  const { sectionGenerator } = await tsImport('./src/generators/section.ts', import.meta.url);
  return sectionGenerator(tree, options);
}

/** Creates a page; see `src/generators/page.ts`. */
export async function page(tree, options) {
  const { pageGenerator } = await tsImport('./src/generators/page.ts', import.meta.url);
  return pageGenerator(tree, options);
}

/** Creates a form; see `src/generators/form.ts`. */
export async function form(tree, options) {
  const { formGenerator } = await tsImport('./src/generators/form.ts', import.meta.url);
  return formGenerator(tree, options);
}
