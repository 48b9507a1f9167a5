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
 * The section that a new page belongs to: `wanted`, or the one with the closest page above it. Throws if there is none, or a
 * section declares the path already.
 */
export function sectionFor(path: string, sections: readonly Section[], wanted?: string): Section {
  assertFree(path, sections);
  const name = wanted ?? closest(path, sections)?.name;
  return sectionNamed(name, sections, `No section has a page above ${path}`);
}

/** The section with a name. Throws if there is none; without a name, with the `problem`. */
export function sectionNamed(
  wanted: string | undefined,
  sections: readonly Section[],
  problem: string,
): Section {
  const section = sections.find(({ name }) => name === wanted);
  if (section) return section;
  const fixes = sections
    .map(({ name }) => `--section ${name}`)
    .concat('npx nx g @vantedge/site:section <name>');
  const found = wanted === undefined ? problem : `Unknown section '${wanted}'`;
  throw new Error(`${found}.\nChoose one: ${fixes.join(', ')}.`);
}

/** The section with the page that is closest above a path, or else has pages below the same folder. */
function closest(path: string, sections: readonly Section[]): Section | undefined {
  const above = parentOf(path);
  if (!above) return undefined;
  return (
    sections.find(({ paths }) => paths.includes(above)) ??
    sections.find(({ paths }) => paths.some((other) => other.startsWith(`${above}/`))) ??
    closest(above, sections)
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

/** Adds a form to the declaration of the section in a folder, by the name that its module exports. */
export function addForm(tree: Tree, root: string, form: { record: string; module: string }) {
  const file = declarationFile(root);
  const code = tree.read(file, 'utf8')!;
  const { start, list } = routesIn(code, file);
  const declared = /(?<=\bforms: \[)[^\]]*(?=\])/.exec(code);
  if (declared && !/^[\w\s,]*$/.test(declared[0]))
    throw new Error(
      `${file} does not declare its forms as a list of names.\nExample: forms: [assessmentForm]`,
    );
  const [index, text] = declared
    ? [
        declared.index + declared[0].replace(/,?\s*$/, '').length,
        `${declared[0].trim() && ', '}${form.record}`,
      ]
    : [start + list.length + 1, `,\n  forms: [${form.record}]`];
  const imports = [...code.matchAll(/^(?:import\b|\} from).*;\n/gm)].at(-1);
  const line = `import { ${form.record} } from '${form.module}';\n${imports ? '' : '\n'}`;
  const top = imports ? imports.index + imports[0].length : 0;
  tree.write(file, `${code.slice(0, top)}${line}${code.slice(top, index)}${text}${code.slice(index)}`);
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
  const start = /(?<=\broutes: \[)/.exec(code)?.index;
  if (start === undefined) throw notData(file);
  const { list, own } = listAt(code, start);
  const paths = [...list.matchAll(/\bpath: ['"]([^'"]+)['"]/g)].map(([, path]) => path!);
  if (own.includes('...') || own.split('{').length !== paths.length + 1) throw notData(file);
  return { list, start, paths };
}

/** The text of the list whose first member starts at an index, and that text without what is in its members. */
function listAt(code: string, start: number) {
  let own = '';
  let depth = 0;
  for (const { 0: token, index } of code.slice(start).matchAll(/'[^']*'|"[^"]*"|`[^`]*`|\/\/.*|[^]/g)) {
    if (token === ']' && !depth) return { list: code.slice(start, start + index), own };
    if (!depth) own += token;
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
  }
  return { list: '', own: '...' };
}

const notData = (file: string) =>
  new Error(
    `${file} does not declare its routes as a list of objects.\nExample: export default { name: 'stories', routes: [{ path: '/stories', module: './pages/stories.tsx' }] }`,
  );
