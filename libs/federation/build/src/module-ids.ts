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

/** Free ids per module, so that few names collide. */
const IDS_PER_NAME = 20;

/**
 * Ids by name: numbers that depend on the names only. Adding a name changes the other ids only if it collides with one of
 * them, or if the range, the next power of ten, grows. Equal names get different ids, in the order of `names`.
 */
export function assignIds(names: readonly string[]): number[] {
  const range = 10 ** Math.max(3, Math.ceil(Math.log10(names.length * IDS_PER_NAME)));
  const used = new Set<number>();
  const ids = Array.from({ length: names.length }, () => 0);
  const order = names.map((name, index) => ({ name, index }));
  // By code unit, not by locale.
  order.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.index - b.index));
  for (const { name, index } of order) {
    let id: number;
    for (let attempt = 0; used.has((id = hash(`${attempt}${name}`) % range)); attempt++);
    used.add(id);
    ids[index] = id;
  }
  return ids;
}

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();
