import { getProjects, joinPathFragments, type Tree } from '@nx/devkit';

/** A section as its `src/section.ts` declares it. */
export interface Section {
  name: string;
  /** Folder, relative to the root of the workspace: `apps/stories`. */
  root: string;
  paths: readonly string[];
}

/** The declaration of the section in a folder. */
export const declarationFile = (root: string) => joinPathFragments(root, 'src/section.ts');

/** All sections of a workspace: the projects whose `src/section.ts` exports a declaration, and the folder `directory` if it has one. */
export function sectionsIn(tree: Tree, directory = '.'): Section[] {
  const projects = [...getProjects(tree).values()].map(({ root }) => root);
  return [...new Set([directory, ...projects])]
    .filter((root) => /^export default/m.test(tree.read(declarationFile(root), 'utf8') ?? ''))
    .map((root) => readSection(tree, root));
}

/**
 * The section that a new page belongs to: the one with the closest page above it, or with its name as the first segment.
 * `wanted` overrides this. Throws if the path is declared already or no section matches.
 */
export function sectionFor(path: string, sections: readonly Section[], wanted?: string): Section {
  assertFree(path, sections);
  const choices = sections.map(({ name }) => name).join('|');
  if (wanted !== undefined) {
    const section = sections.find(({ name }) => name === wanted);
    if (section) return section;
    throw new Error(
      `Unknown section '${wanted}'.\nChoose one: --section ${choices || '(there is none yet)'}`,
    );
  }
  for (let above = parentOf(path); above; above = parentOf(above)) {
    const prefix = above;
    const match =
      sections.find(({ paths }) => paths.includes(prefix)) ??
      sections.find(({ paths }) => paths.some((other) => other.startsWith(`${prefix}/`)));
    if (match) return match;
  }
  const [, first] = path.split('/');
  const match = sections.find(({ name }) => name === first);
  if (match) return match;
  const fix = choices ? `Choose one: --section ${choices}` : 'Run the command in the folder of a section';
  throw new Error(
    `No section has a page above ${path}.\n${fix}, or create one: npx nx g @vantedge/site:section ${first}`,
  );
}

/** Throws if a section declares the path. */
export function assertFree(path: string, sections: readonly Section[]) {
  const owner = sections.find(({ paths }) => paths.includes(path));
  if (owner)
    throw new Error(
      `${path} is a page of '${owner.name}' already (${declarationFile(owner.root)}).\nChoose another path.`,
    );
}

/** Declared pages above a path, the topmost first, without the home page. */
export function pagesAbove(path: string, sections: readonly Section[]): string[] {
  const above = parentOf(path);
  if (!above) return [];
  const isPage = sections.some(({ paths }) => paths.includes(above));
  return [...pagesAbove(above, sections), ...(isPage ? [above] : [])];
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Adds a route to the declaration of the section in a folder; everything else stays as it is written. */
export function addRoute(tree: Tree, root: string, route: { path: string; module: string }) {
  const file = declarationFile(root);
  const code = tree.read(file, 'utf8')!;
  const { list, start } = routesIn(code, file);
  const text = `{ path: '${route.path}', module: '${route.module}' }`;
  const index = start + list.lastIndexOf('}') + 1;
  const inserted = index > start ? `,\n    ${text}` : `\n    ${text},\n  `;
  tree.write(file, `${code.slice(0, index)}${inserted}${code.slice(index)}`);
}

/** The section in a folder, from the text of its declaration, which is not run. */
export function readSection(tree: Tree, root: string): Section {
  const file = declarationFile(root);
  const code = tree.read(file, 'utf8')!;
  const { paths } = routesIn(code, file);
  const name = /\bname: ['"]([^'"]+)['"]/.exec(code)?.[1];
  if (name === undefined) throw notData(file);
  return { name, root, paths };
}

/** The text of the list of routes in a declaration, where it starts, and the paths in it. */
function routesIn(code: string, file: string) {
  const [before, list] = /\broutes: \[([^\]]*)\]/.exec(code) ?? [];
  const paths = [...(list ?? '').matchAll(/\bpath: ['"]([^'"]+)['"]/g)].map(([, path]) => path!);
  if (before === undefined || list === undefined) throw notData(file);
  if (list.includes('...') || list.split('{').length !== paths.length + 1) throw notData(file);
  return { list, start: code.indexOf(before) + 'routes: ['.length, paths };
}

const notData = (file: string) =>
  new Error(
    `${file} does not declare its routes as a list of objects.\nExample: export default { name: 'stories', routes: [{ path: '/stories', module: './pages/stories.tsx' }] }`,
  );
