import type { Compiler, Module } from '@rspack/core';
import { createHash } from 'node:crypto';
import { WORKSPACE } from './workspace.ts';

/**
 * Gives modules ids that are equal in every checkout. The bundler's own ids are hashes of identifiers that contain absolute
 * paths: those of shared modules and of Module Federation's entry.
 */
export class ModuleIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ModuleIdsPlugin', ({ hooks }) => {
      hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        const named = [...modules].map((module) => ({ module, identifier: identifierOf(module) }));
        named.sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
        const ids = assignIds(named.map(({ identifier }) => portableName(identifier, WORKSPACE)));
        named.forEach(({ module }, index) => Object.assign(module, { id: ids[index] }));
      });
    });
  }
}

/** In this hook, rspack 2.2 passes proxies whose `identifier` is a string, against its types. */
function identifierOf(module: Module): string {
  const { identifier }: { identifier: unknown } = module;
  return typeof identifier === 'string' ? identifier : module.identifier();
}

/** An absolute path up to its last `node_modules` folder, which may be outside the workspace. */
const INSTALLED = /(?<![\w.-])(?:[A-Za-z]:)?[\\/](?:[^\\/|!"'()=]+[\\/])*node_modules[\\/]/g;

/** Hash that the bundler appends to the identifier of concatenated modules. It covers absolute paths. */
const CONCATENATION_HASH = /\|[0-9a-f]{16}$/;

/**
 * A module's identifier without the folders of the machine that builds it: `webpack|/home/ada/site/apps/a.ts` becomes
 * `webpack|apps/a.ts` in the workspace `/home/ada/site`. Finds the paths in any part of an identifier, because the names of
 * shared modules and of data URLs contain them too.
 */
export function portableName(identifier: string, workspace: string): string {
  const text = identifier.startsWith('data:') ? decodeURIComponent(identifier) : identifier;
  return text
    .replace(CONCATENATION_HASH, '')
    .replaceAll(/\\\\/g, '\\')
    .replaceAll(`${workspace}/`, '')
    .replaceAll(`${workspace}\\`, '')
    .replaceAll(INSTALLED, 'node_modules/')
    .replaceAll('\\', '/');
}

/** Smallest range of ids. A larger range changes fewer ids when a module is added, a smaller one makes shorter ids. */
const MIN_RANGE = 1000;

/** Free ids per module, so that few names collide. */
const IDS_PER_NAME = 20;

/**
 * Ids by name: numbers that depend on the names only. Adding a name changes the other ids only if it collides with one of
 * them, or if the range grows. Equal names get different ids, in the order of `names`.
 */
export function assignIds(names: readonly string[]): number[] {
  const range = idRange(names.length);
  const used = new Set<number>();
  const ids = Array.from({ length: names.length }, () => 0);
  const order = names.map((_, index) => index).sort((a, b) => compare(names[a]!, names[b]!) || a - b);
  for (const index of order) {
    let id: number;
    for (let attempt = 0; used.has((id = hash(`${attempt}${names[index]}`) % range)); attempt++);
    used.add(id);
    ids[index] = id;
  }
  return ids;
}

/** The next power of ten, from 1,000. */
function idRange(names: number) {
  let range = MIN_RANGE;
  while (range < names * IDS_PER_NAME) range *= 10;
  return range;
}

/** By code unit, not by locale. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();
