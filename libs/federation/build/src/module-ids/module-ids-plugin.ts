import type { Compiler, Module } from '@rspack/core';
import { WORKSPACE } from '../workspace.ts';
import { assignIds } from './assign-ids.ts';
import { portableName } from './portable-name.ts';

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
