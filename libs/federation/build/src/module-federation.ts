import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  compatibleRange,
  CONTRACT_PACKAGE,
  FEDERATION_PACKAGE,
  SHELL,
  type SectionDeclaration,
} from '@vantedge/federation-contract';
import { type App, exposedModules, exposeName, moduleRequest } from './app.ts';
import { installedVersion } from './workspace.ts';

/** The shell provides the runtime and all shared modules; a section exposes its pages and widgets. */
export const moduleFederation = (app: App) =>
  new ModuleFederationPlugin(app.section.name === SHELL ? host(app) : remote(app));

const { resolve } = createRequire(import.meta.url);

/**
 * ES modules of Module Federation's runtime. The plugin requests the CommonJS ones of the same packages by absolute path, of which nothing
 * is tree-shaken: 5.5 kB more in the shell, and as much in the entry of each section.
 */
export const FEDERATION_RUNTIME = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin']
    .map((name) => `@module-federation/${name}`)
    .map((name) => [resolve(name), fileURLToPath(import.meta.resolve(name))]),
);

/** Shared module of which the shell provides only some exports. */
const ROUTER = 'react-router-dom';

/** Module with these exports. */
const FACADE = '@vantedge/federation-build/router';

/** Modules that the facade re-exports. In a section, the shell provides them. */
const FACADE_REQUESTS = ['react-router', 'react-router/dom'];

/** Lets the bundler reject imports of a section that the facade does not export. To it, a shared module is whatever the page has. */
export const ROUTER_FACADE = { [`${ROUTER}$`]: FACADE };

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
            // What the shell provides is what the shell uses: there is nothing to compare.
            requiredVersion: false as const,
            // Without what is for servers and frameworks: 24 kB.
            ...(request === ROUTER ? { import: FACADE } : {}),
          },
        ];
      }),
    ),
  };
}

function remote(app: App) {
  const ranges = sharedRanges(app.section);
  return {
    ...common,
    name: app.section.name,
    manifest: true,
    experiments: { externalRuntime: true, optimization: { ...unused(app), disableRemote: true } },
    filename: app.mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
    exposes: Object.fromEntries(
      exposedModules(app).map((module) => [exposeName(module), moduleRequest(module)]),
    ),
    shared: Object.fromEntries(
      SHARED_MODULES.flatMap((shareKey) =>
        (shareKey === ROUTER ? FACADE_REQUESTS : [shareKey]).map((request) => [
          request,
          {
            shareKey,
            singleton: true,
            import: false as const,
            strictVersion: true,
            requiredVersion: ranges[shareKey]!,
          },
        ]),
      ),
    ),
  };
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
  '@vantedge/shared-ui/forms',
  '@vantedge/shared-ui/motion',
  '@vantedge/shared-ui/motion-react',
];

/** Shared modules that are not in the shell's entry scripts: they load with the first module that imports them. */
const LAZY_MODULES: readonly string[] = ['@vantedge/shared-ui/forms', '@vantedge/shared-ui/motion-react'];

/** Installed version of every shared module, of Module Federation, whose runtime the shell provides too, and of the contract. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    [...SHARED_MODULES, FEDERATION_PACKAGE, CONTRACT_PACKAGE].map((request) => [
      request,
      installedVersion(request),
    ]),
  );

/** Ranges of versions that a section works with. Pages from data need a shell that says that it knows them. */
export function sharedRanges({ routes }: SectionDeclaration): Record<string, string> {
  const versions = sharedVersions();
  if (!routes.some(({ params }) => params)) delete versions[CONTRACT_PACKAGE];
  return Object.fromEntries(
    Object.entries(versions).map(([request, version]) => [request, compatibleRange(version)]),
  );
}
