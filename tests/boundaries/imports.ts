import { isNode, type Node, nodesOf, textOf } from './syntax.ts';
import type { Source } from './workspace.ts';

/** One import of a file. */
export interface Import {
  request: string;
  /** Imported names; `*` for all. Empty for stylesheets and side-effect imports. */
  names: string[];
  /** Whether compilation removes it. */
  typeOnly: boolean;
}

/** All imports of a script or stylesheet: static, dynamic, mocked and type-only. */
export function importsOf(source: Source): Import[] {
  if (source.file.endsWith('.css')) return stylesheetImports(source.code);
  return nodesOf(source).flatMap((node) => importOf(node) ?? []);
}

function stylesheetImports(code: string): Import[] {
  const requests = code.matchAll(/@(?:import|reference|plugin|config)\s+(?:url\()?["']([^"']+)["']/g);
  return [...requests].map(([, request]) => ({ request: request!, names: [], typeOnly: false }));
}

function importOf(node: Node): Import | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return declaration(node);
    case 'TsImportType':
      return imported(node['argument'], ['*'], true);
    case 'TsExternalModuleReference':
      return imported(node['expression'], ['*']);
    case 'CallExpression':
      return call(node);
    default:
      return undefined;
  }
}

function declaration(node: Node): Import | undefined {
  if (node.type === 'ExportAllDeclaration') return imported(node['source'], ['*'], node['typeOnly'] === true);
  const specifiers = node['specifiers'] as Node[];
  const values = specifiers.filter((specifier) => specifier['isTypeOnly'] !== true);
  const typeOnly = node['typeOnly'] === true || (specifiers.length > 0 && values.length === 0);
  return imported(node['source'], values.map(nameOf), typeOnly);
}

function nameOf(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type.endsWith('NamespaceSpecifier')) return '*';
  return textOf(specifier['imported'] ?? specifier['orig'] ?? specifier['local']) ?? '*';
}

/** `import(…)`, `require(…)`, `import.meta.resolve(…)`, `jest.mock(…)` and their like. */
function call(node: Node): Import | undefined {
  const callee = node['callee'] as Node;
  const name = isNode(callee, 'MemberExpression') ? textOf(callee['property']) : textOf(callee);
  const loads = callee.type === 'Import' || /^(require|requireActual|mock|resolve)$/.test(name ?? '');
  if (!loads) return undefined;
  const [first] = node['arguments'] as { expression: unknown }[];
  return name === 'resolve' && !isMetaResolve(callee) ? undefined : imported(first?.expression, ['*']);
}

function isMetaResolve(callee: Node): boolean {
  const owner = callee['object'];
  return isNode(owner, 'MetaProperty') || textOf(owner) === 'require';
}

function imported(request: unknown, names: string[], typeOnly = false): Import | undefined {
  const text = isNode(request, 'StringLiteral') ? textOf(request) : undefined;
  return text === undefined ? undefined : { request: text, names, typeOnly };
}
