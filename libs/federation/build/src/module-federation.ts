import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { compatibleRange, SHELL } from '@vantedge/federation-contract';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type App, exposeName, moduleRequest } from './app.ts';
import { exposedFile, exposedModules } from './exposed-modules.ts';
import { LAZY_MODULES, SHARED_MODULES, sharedRanges, sharedVersions } from './shared-modules.ts';

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
