import type { Node } from '@babel/types';

/** Names of the global object. */
export const GLOBAL_OBJECTS = ['window', 'globalThis'];

/** Built-in functions and objects of browsers that Node does not have. */
const BROWSER_GLOBALS = [
  'IntersectionObserver',
  'MutationObserver',
  'Node',
  'Element',
  'HTMLElement',
  'Document',
  'Window',
  'History',
  'Storage',
  'ResizeObserver',
  'XMLHttpRequest',
  'addEventListener',
  'alert',
  'cancelAnimationFrame',
  'confirm',
  'document',
  'getComputedStyle',
  'history',
  'localStorage',
  'matchMedia',
  'open',
  'removeEventListener',
  'requestAnimationFrame',
  'requestIdleCallback',
  'sessionStorage',
];
/** Globals of Node that libraries emulate in browsers. */
const NODE_GLOBALS = ['Buffer', 'clearImmediate', 'global', 'process', 'setImmediate'];
/** Names of built-in functions, classes and objects. */
export const BUILT_IN = new Set([...Object.getOwnPropertyNames(globalThis), ...BROWSER_GLOBALS]);
for (const name of NODE_GLOBALS) BUILT_IN.delete(name);

/** Name of a built-in that an assignment replaces: `window.fetch`, `history.pushState`, `Array.prototype.at`. */
export function builtIn(target: Node): string | undefined {
  const name = nameOf(target);
  if (name === undefined) return undefined;
  const parts = name.split('.');
  const owner = parts.slice(0, -1).join('.');
  const property = parts.at(-1)!;
  if (GLOBAL_OBJECTS.includes(owner)) return BUILT_IN.has(property) ? name : undefined;
  if (/^(?:window\.)?(?:history\.(?:pushState|replaceState)|console\.\w+)$/.test(name)) return name;
  return isPrototype(owner) ? name : undefined;
}

/** Whether a name is the prototype of a built-in class. */
export const isPrototype = (name: string) => {
  const [, built] = /^(?:(?:window|globalThis)\.)?(\w+)\.prototype$/.exec(name) ?? [];
  return built !== undefined && BUILT_IN.has(built);
};

/** A name such as `window.fetch`; `undefined` for other expressions. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const object = nameOf(node.object);
  const property =
    'value' in node.property
      ? String(node.property.value)
      : node.computed
        ? undefined
        : nameOf(node.property);
  return object === undefined || property === undefined ? undefined : `${object}.${property}`;
}
