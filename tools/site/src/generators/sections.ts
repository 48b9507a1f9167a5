import { parse } from '@babel/parser';
import type { ArrayExpression, ObjectExpression } from '@babel/types';
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
  const { elements, start } = memberOf(declarationIn(code, file), 'routes', 'ArrayExpression', file);
  const last = elements.at(-1);
  const index = last ? last.end! : start! + '['.length;
  const text = `{ path: '${route.path}', module: '${route.module}' }`;
  const inserted = last ? `,\n    ${text}` : `\n    ${text},\n  `;
  tree.write(file, `${code.slice(0, index)}${inserted}${code.slice(index)}`);
}

/** The section in a folder, from its declaration, which is parsed, not run. */
export function readSection(tree: Tree, root: string): Section {
  const file = declarationFile(root);
  const declaration = declarationIn(tree.read(file, 'utf8')!, file);
  const paths = memberOf(declaration, 'routes', 'ArrayExpression', file).elements.map((route) => {
    if (route?.type !== 'ObjectExpression') throw notData(file);
    return memberOf(route, 'path', 'StringLiteral', file).value;
  });
  return { name: memberOf(declaration, 'name', 'StringLiteral', file).value, root, paths };
}

/** The object that a file exports by default. */
function declarationIn(code: string, file: string): ObjectExpression {
  const { body } = programOf(code, file);
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  const declaration =
    exported?.type === 'TSSatisfiesExpression' || exported?.type === 'TSAsExpression'
      ? exported.expression
      : exported;
  if (declaration?.type !== 'ObjectExpression') throw notData(file);
  return declaration;
}

function programOf(code: string, file: string) {
  try {
    return parse(code, { sourceType: 'module', plugins: ['typescript'] }).program;
  } catch (cause) {
    throw new Error(`${file} cannot be parsed: ${(cause as Error).message}.\nSee npx tsc -p .`, { cause });
  }
}

type Values =
  | ArrayExpression
  | ObjectExpression
  | Extract<ObjectExpression['properties'][number], { type: 'ObjectProperty' }>['value'];

/** The value of an object's member, which must be of the given type. */
function memberOf<T extends Values['type']>(
  { properties }: ObjectExpression,
  name: string,
  type: T,
  file: string,
): Extract<Values, { type: T }> {
  for (const property of properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
    const { value } = property;
    if (property.key.name === name && value.type === type) return value as Extract<Values, { type: T }>;
  }
  throw notData(file);
}

const notData = (file: string) =>
  new Error(
    `${file} does not declare its routes as a list of objects.\nExample: export default { name: 'stories', routes: [{ path: '/stories', module: './pages/stories.tsx' }] }`,
  );
