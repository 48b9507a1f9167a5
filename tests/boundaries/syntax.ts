import { parseSync } from '@swc/core';
import type { Source } from './workspace.ts';

/** A node of a syntax tree. */
export type Node = { type: string } & Record<string, unknown>;

/** Every node of a script, outermost first. */
export function nodesOf({ file, code }: Source): Node[] {
  const tree = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  const found: Node[] = [];
  collect(tree, found);
  return found;
}

function collect(value: unknown, found: Node[]) {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, found));
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) found.push(value);
  for (const child of Object.values(value)) collect(child, found);
}

/** Whether a value is a node, of the given type if there is one. */
export function isNode(value: unknown, type?: string): value is Node {
  const own = (value as Node | null | undefined)?.type;
  return typeof own === 'string' && (type === undefined || own === type);
}

/** Text of an identifier or string node; `undefined` for other values. */
export const textOf = (value: unknown): string | undefined => {
  const text = (value as { value?: unknown } | null | undefined)?.value;
  return typeof text === 'string' ? text : undefined;
};
