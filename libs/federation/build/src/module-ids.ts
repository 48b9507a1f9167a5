import type { Compiler, Module } from '@rspack/core';
import { createHash } from 'node:crypto';
import { WORKSPACE } from './workspace.ts';

/**
 * Gives ids that are equal in every checkout to modules of which the bundler's own are not: those of shared modules and of Module
 * Federation's entry are hashes of absolute paths.
 */
export class ModuleIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ModuleIdsPlugin', ({ hooks }) => {
      hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        for (const module of modules) {
          const identifier = identifierOf(module);
          if (FEDERATION.test(identifier)) Object.assign(module, { id: idOf(identifier) });
        }
      });
    });
  }
}

/** Identifiers of shared modules and of Module Federation's entry. */
const FEDERATION = /^(?:consume shared|provide) module |^data:/;

const idOf = (identifier: string) =>
  createHash('sha256').update(portableName(identifier, WORKSPACE)).digest('hex').slice(0, 8);

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
