import { parse } from '@babel/parser';
import { type Node, traverseFast } from '@babel/types';
import { SourceStacks } from '../../source-stacks.ts';
import type { Problem } from '../problem.ts';
import { BUILT_IN, builtIn, GLOBAL_OBJECTS, isPrototype, nameOf } from './built-ins.ts';
import type { Bundle } from './bundle.ts';
import { BLOCKED_ELEMENTS, isSuspect } from './suspect-code.ts';

/**
 * Problems with code that replaces built-in functions of the browser, which all sections on a page share, or adds scripts and
 * frames. Finds assignments that name the built-in object; not aliases, and no computed names.
 */
export function globalChanges({ section, code }: Bundle): Problem[] {
  if (!isSuspect(code)) return [];
  const stacks = new SourceStacks();
  stacks.add(section, code);
  const { program } = parse(code, { sourceType: 'script' });
  const declared = new Set<string>();
  traverseFast(program, (node) => {
    if ('id' in node && node.id?.type === 'Identifier') declared.add(node.id.name);
  });
  const problems: Problem[] = [];
  traverseFast(program, (node) => {
    const finding = changeIn(node);
    // A library may have a class with the name of a built-in one.
    if (!finding || finding.names.some((name) => declared.has(name))) return;
    const { line, column } = node.loc!.start;
    const [frame] = stacks.of({ stack: `at ${section}/server.cjs:${line}:${column + 1}` });
    problems.push({
      check: 'code',
      code: finding.code,
      text: `The code of '${section}' ${finding.text}`,
      fix: finding.fix,
      at: `${frame!.file}:${frame!.line}`,
      sections: [section],
    });
  });
  return problems;
}

interface Finding extends Pick<Problem, 'code' | 'text' | 'fix'> {
  /** Identifiers that must be the built-in ones. */
  names: string[];
}

function changeIn(node: Node): Finding | undefined {
  if (node.type === 'AssignmentExpression') return replacement(builtIn(node.left));
  if (node.type !== 'CallExpression') return undefined;
  const callee = nameOf(node.callee);
  const [target, name] = node.arguments;
  if (callee === 'document.createElement' && target?.type === 'StringLiteral')
    return blockedElement(target.value);
  if (!/^(?:Object|Reflect)\.(?:assign|definePropert(?:y|ies))$/.test(callee ?? '')) return undefined;
  const owner = target && target.type !== 'SpreadElement' ? nameOf(target) : undefined;
  if (owner === undefined) return undefined;
  if (isPrototype(owner)) return replacement(owner);
  if (!GLOBAL_OBJECTS.includes(owner) || name?.type !== 'StringLiteral') return undefined;
  return BUILT_IN.has(name.value) ? replacement(`${owner}.${name.value}`) : undefined;
}

const replacement = (name: string | undefined): Finding | undefined =>
  name === undefined
    ? undefined
    : {
        names: name.split('.').slice(0, 1),
        code: 'GLOBAL_MODIFIED',
        text: `replaces ${name}, which all sections on a page share`,
        fix: 'call a function of the section instead of changing the built-in one',
      };

const blockedElement = (name: string): Finding | undefined =>
  BLOCKED_ELEMENTS.includes(name.toLowerCase())
    ? {
        names: ['document'],
        code: 'DISALLOWED_ELEMENT',
        text: `creates a ${name} element, which the Content-Security-Policy of every page blocks`,
        fix: 'import the code as a dependency, or link to the content',
      }
    : undefined;
