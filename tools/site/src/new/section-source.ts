import { parse } from '@babel/parser';
import { SiteError } from '@vantedge/release';

/** A page in `section.ts`. */
export interface DeclaredRoute {
  path: string;
  module: string;
}

/** Paths that a section's `section.ts` declares. The file is parsed, not run; `at` names it in errors. */
export function declaredPaths(code: string, at: string): string[] {
  return routesOf(code, at).elements.map((route) => {
    const path = route?.type === 'ObjectExpression' ? memberOf(route, 'path') : undefined;
    if (path?.type !== 'StringLiteral') throw notData(at);
    return path.value;
  });
}

/** The name that a section's `section.ts` declares. */
export function declaredName(code: string, at: string): string {
  const name = memberOf(declarationOf(code, at), 'name');
  if (name?.type !== 'StringLiteral') throw notData(at);
  return name.value;
}

/** The text of a `section.ts` with one more route; everything else stays as it is written. */
export function addRoute(code: string, { path, module }: DeclaredRoute, at: string): string {
  const { elements, start } = routesOf(code, at);
  const last = elements.at(-1);
  const index = last ? last.end! : start! + '['.length;
  return `${code.slice(0, index)}${last ? ', ' : ''}{ path: '${path}', module: '${module}' }${code.slice(index)}`;
}

type Program = ReturnType<typeof parse>['program'];
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>;

/** The list of routes in the declaration. */
function routesOf(code: string, at: string) {
  const routes = memberOf(declarationOf(code, at), 'routes');
  if (routes?.type !== 'ArrayExpression') throw notData(at);
  return routes;
}

/** The object that the file exports by default. */
function declarationOf(code: string, at: string): ObjectExpression {
  const { body } = programOf(code, at);
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  const declaration =
    exported?.type === 'TSSatisfiesExpression' || exported?.type === 'TSAsExpression'
      ? exported.expression
      : exported;
  if (declaration?.type !== 'ObjectExpression') throw notData(at);
  return declaration;
}

function programOf(code: string, at: string): Program {
  try {
    return parse(code, { sourceType: 'module', plugins: ['typescript'] }).program;
  } catch (cause) {
    const message = `${at} cannot be parsed: ${(cause as Error).message}.`;
    throw new SiteError('SECTION_SYNTAX', message, { at, fix: 'npm run types', cause });
  }
}

function memberOf({ properties }: ObjectExpression, name: string) {
  for (const property of properties) {
    if (
      property.type === 'ObjectProperty' &&
      property.key.type === 'Identifier' &&
      property.key.name === name
    )
      return property.value;
  }
  return undefined;
}

const notData = (at: string) =>
  new SiteError('SECTION_NOT_DATA', `${at} does not declare its routes as a list of objects.`, {
    at,
    fix: "export default { name: 'stories', routes: [{ path: '/stories', module: './pages/stories.tsx' }] }",
  });
