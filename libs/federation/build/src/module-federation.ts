import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { compatibleRange, GALLERY_MODULE, SHELL } from '@vantedge/federation-contract';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type App, declaredModules, exposeName, moduleRequest } from './app.ts';
import { LAZY_MODULES, SHARED_MODULES, sharedRanges, sharedVersions } from './platform/shared-modules.ts';

/** The shell provides the runtime and all shared modules; a section exposes its pages and widgets. */
export const moduleFederation = (app: App) =>
  new ModuleFederationPlugin(app.section.name === SHELL ? host() : remote(app));

/** Links and hooks of react-router, without the rest of the package. */
const ROUTER = '@vantedge/federation-build/router';

const { resolve } = createRequire(import.meta.url);

/** ES modules of Module Federation's runtime. The plugin requests the CommonJS ones, of which nothing is tree-shaken. */
export const FEDERATION_RUNTIME = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'runtime-tools', 'inject-external-runtime-core-plugin']
    .map((name) => `@module-federation/${name}`)
    .map((name) => [resolve(name), fileURLToPath(import.meta.resolve(name))]),
);

/** Parts of the runtime that no build uses. */
const unused = { target: 'web' as const, disableSnapshot: true };

const federation = {
  shareStrategy: 'loaded-first' as const,
  dts: false,
  manifest: true,
};

function host() {
  const versions = sharedVersions();
  return {
    ...federation,
    name: SHELL,
    // Sections use the runtime of the shell.
    experiments: { provideExternalRuntime: true, optimization: unused },
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
            ...(request === 'react-router-dom' ? { import: ROUTER } : {}),
          },
        ];
      }),
    ),
  };
}

function remote(app: App) {
  const ranges = sharedRanges();
  return {
    ...federation,
    name: app.section.name,
    experiments: { externalRuntime: true, optimization: { ...unused, disableRemote: true } },
    filename: app.mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
    exposes: Object.fromEntries(
      exposedModules(app).map((module) => [exposeName(module), exposed(app, module)]),
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

/** The gallery is never published. */
const exposedModules = ({ mode, section }: App) => [
  ...declaredModules(section),
  ...(mode === 'development' ? [GALLERY_MODULE] : []),
];

/** Includes the section's stylesheet in each module in development, so that hot reload covers styles too. */
function exposed(app: App, module: string) {
  const request = moduleRequest(module);
  return app.mode === 'production' ? request : { import: ['./src/section.css', request] };
}
