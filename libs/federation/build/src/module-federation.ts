import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compiler } from '@rspack/core';
import { compatibleRange, FEDERATION_PACKAGE, SHELL } from '@vantedge/federation-contract';
import { type App, exposedFile, exposedModules, exposeName, moduleRequest } from './app.ts';
import * as router from './router.ts';
import { installedVersion } from './workspace.ts';

/** The shell provides the runtime and all shared modules; a section exposes its pages and widgets. */
export const moduleFederation = (app: App) =>
  new ModuleFederationPlugin(app.section.name === SHELL ? host(app) : remote(app));

const { resolve } = createRequire(import.meta.url);

/**
 * ES modules of Module Federation's runtime. The plugin requests the CommonJS ones of the same packages, of which nothing is
 * tree-shaken: 6 kB more in the shell, and a second copy of the runtime's core.
 */
export const FEDERATION_RUNTIME = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'runtime-tools', 'inject-external-runtime-core-plugin']
    .map((name) => `@module-federation/${name}`)
    .map((name) => [resolve(name), fileURLToPath(import.meta.resolve(name))]),
);

const common = { shareStrategy: 'loaded-first' as const, dts: false };

/** Parts of the runtime that no build uses. In development, Module Federation's devtools read the snapshots. */
const unused = ({ mode }: App) => ({ target: 'web' as const, disableSnapshot: mode === 'production' });

function host(app: App) {
  const versions = sharedVersions();
  return {
    ...common,
    name: SHELL,
    manifest: false,
    // Sections use the runtime of the shell.
    experiments: { provideExternalRuntime: true, optimization: unused(app) },
    shared: Object.fromEntries(
      [...SHARED_MODULES, 'react-dom/client'].map((request) => {
        const version = versions[request] ?? versions['react-dom']!;
        return [
          request,
          {
            singleton: true,
            eager: !LAZY_MODULES.includes(request),
            version,
            requiredVersion: compatibleRange(version),
            // Without the rest of the package: 25 kB.
            ...(request === 'react-router-dom' ? { import: '@vantedge/federation-build/router' } : {}),
          },
        ];
      }),
    ),
  };
}

function remote(app: App) {
  const ranges = sharedRanges();
  return {
    ...common,
    name: app.section.name,
    manifest: { additionalData: sortStatistics },
    experiments: { externalRuntime: true, optimization: { ...unused(app), disableRemote: true } },
    filename: app.mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
    exposes: Object.fromEntries(
      exposedModules(app).map((module) => [exposeName(module), moduleRequest(exposedFile(app, module))]),
    ),
    shared: Object.fromEntries(
      SHARED_MODULES.map((request) => [
        request,
        {
          singleton: true,
          import: false as const,
          strictVersion: true,
          requiredVersion: ranges[request]!,
        },
      ]),
    ),
  };
}

interface Statistics {
  shared: { name: string }[];
  exposes: { name: string }[];
}

/** Sorts what the manifest lists, whose order differs between builds of the same sources. */
function sortStatistics<T extends Statistics>({ stats }: { stats: T }): T {
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  stats.shared.sort(byName);
  stats.exposes.sort(byName);
  return stats;
}

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
const LAZY_MODULES: readonly string[] = ['@vantedge/shared-ui/motion-react'];

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
