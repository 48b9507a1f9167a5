import type { Compiler, Module } from '@rspack/core';
import { createHash } from 'node:crypto';
import { WORKSPACE } from './workspace.ts';

/**
 * Gives modules ids that are equal in every checkout: those of the bundler depend on absolute paths. An id is the first digits of a hash of
 * the module's portable name, as many as make it unique.
 */
export class ModuleIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ModuleIdsPlugin', ({ hooks }) => {
      hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        const byName = [...modules].map(
          (module) => [portableName(identifierOf(module), WORKSPACE), module] as const,
        );
        const taken = new Set<string>();
        for (const [name, module] of byName.sort(([one], [other]) => (one < other ? -1 : 1))) {
          const digits = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`).toString();
          let length = 4;
          while (taken.has(digits.slice(0, length))) length += 1;
          const id = digits.slice(0, length);
          taken.add(id);
          Object.assign(module, { id });
        }
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
const INSTALLED = /(?<![\w.-])\/(?:[^/|!"'()=]+\/)*node_modules\//g;

/** Hash that the bundler appends to the identifier of concatenated modules, such as the entry. It covers absolute paths. */
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
    .replaceAll(`${workspace}/`, '')
    .replaceAll(INSTALLED, 'node_modules/');
}
