import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { assetBase, compatibleRange, GALLERY_MODULE, SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import { type App, declaredModules, exposeName, moduleRequest } from './app.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { commonSettings } from './common-settings.ts';
import { federationRuntime } from './federation-runtime/federation-runtime.ts';
import { ReleaseChunksPlugin } from './federation-runtime/release-chunks-plugin.ts';
import { generatedFiles } from './generated-files.ts';
import { ModuleIdsPlugin } from './module-ids/module-ids-plugin.ts';
import { pageModules } from './page-modules.ts';
import { FONT_STYLESHEET, minimizeStyles, scriptAndFileRules, styleRule } from './module-rules.ts';
import { SHARED_MODULES, sharedRanges, sharedVersions } from './platform/shared-modules.ts';
import { RouteImagesPlugin } from './route-images-plugin.ts';
import { splitChunks } from './split-chunks.ts';

/** Builds what a browser loads: the shell with all shared modules, or a section that gets them from the shell. */
export function browserBuild(app: App): Configuration {
  const { name } = app.section;
  const isShell = name === SHELL;
  const common = commonSettings(app, 'browser');
  const modules = pageModules(app, 'lazy');
  const generated = generatedFiles(app);
  return {
    ...common,
    target: ['web', 'es2022'],
    devtool: app.mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    // The shell has no async boundary: all shared modules are in its entry scripts, which load in one wave.
    entry: isShell
      ? { main: path.join(app.root, 'src/entry.client.ts'), fonts: FONT_STYLESHEET }
      : { section: path.join(app.root, 'src/section.css') },
    output: {
      path: path.join(app.out, 'browser'),
      publicPath: assetBase(name),
      uniqueName: name,
      clean: true,
      filename: '[name].[contenthash:10].js',
      // The federation runtime finds the file of a chunk by its id.
      chunkFilename: 'c.[id].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: 'c.[contenthash:10].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      ...common.resolve,
      alias: isShell ? modules.alias : {},
    },
    module: { rules: [...scriptAndFileRules(app), ...generated.rules, styleRule(app)] },
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), minimizeStyles()],
      splitChunks: splitChunks(app),
    },
    plugins: [
      ...(isShell ? [modules.plugin, favicon()] : []),
      generated.plugin,
      ...federationRuntime(app),
      new ModuleFederationPlugin(isShell ? host() : remote(app)),
      ...(isShell ? [compileEagerly()] : []),
      new ModuleIdsPlugin(),
      new ReleaseChunksPlugin(),
      ...(app.images ? [new RouteImagesPlugin(app, app.images)] : []),
      new BuildRecordPlugin(app),
    ],
  };
}

/** Lets Chromium compile the entry scripts while they load: functions that are compiled on their first call block the page. */
const compileEagerly = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(vendor|platform|main)\..*\.js$/,
    // After the minimizer, which removes comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

/** Copies the icons, which no script imports. Documents link the SVG; the ICO is served at `/favicon.ico`. */
const favicon = () =>
  new rspack.CopyRspackPlugin({
    patterns: ['svg', 'ico'].map((type) => ({
      from: `src/assets/favicon.${type}`,
      to: `favicon.[contenthash:10].${type}`,
    })),
  });

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
    shared: Object.fromEntries(
      [...SHARED_MODULES, 'react-dom/client'].map((request) => {
        const version = versions[request] ?? versions['react-dom']!;
        return [
          request,
          { singleton: true, eager: true, version, requiredVersion: compatibleRange(version) },
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
