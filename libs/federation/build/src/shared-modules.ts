import type { Compiler } from '@rspack/core';
import { compatibleRange, FEDERATION_PACKAGE } from '@vantedge/federation-contract';
import * as router from './router.ts';
import { installedVersion } from './workspace.ts';

/** The platform: modules that a page loads exactly once, from the shell. */
export const SHARED_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-helmet-async',
  'react-router-dom',
  '@vantedge/seo',
  '@vantedge/shared-ui',
  '@vantedge/shared-ui/motion',
  '@vantedge/shared-ui/motion-react',
];

/** Shared modules that are not in the shell's entry scripts: they load with the first module that imports them. */
export const LAZY_MODULES: readonly string[] = ['@vantedge/shared-ui/motion-react'];

/** Installed version of every shared module and of Module Federation, whose runtime the shell provides too. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    [...SHARED_MODULES, FEDERATION_PACKAGE].map((request) => [request, installedVersion(request)]),
  );

/** Ranges of versions that a section works with. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([request, version]) => [request, compatibleRange(version)]),
  );

/** Shared module of which the shell provides only some exports. */
const ROUTER = 'react-router-dom';

/**
 * Fails the build if a module imports something of react-router-dom that the shell does not provide. The bundler cannot know: to it, a
 * shared module is whatever the page has.
 */
export class RouterExportsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('RouterExportsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('RouterExportsPlugin', (modules) => {
        const missing = new Set<string>();
        for (const module of modules) {
          for (const { request, ids, type } of module.dependencies) {
            if (request !== ROUTER || !ids || type === 'esm import') continue;
            const name = ids[0] ?? '*';
            if (!Object.hasOwn(router, name)) missing.add(`${module.identifier()} imports ${name}`);
          }
        }
        for (const found of missing)
          compilation.errors.push(
            new Error(
              `${found} from ${ROUTER}, which the shell does not provide. Add it to libs/federation/build/src/router.ts and publish the shell first.`,
            ),
          );
      });
    });
  }
}
