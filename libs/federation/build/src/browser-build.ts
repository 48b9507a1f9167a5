import { type Configuration, rspack } from '@rspack/core';
import { assetBase, SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import type { App } from './app.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { commonSettings } from './common-settings.ts';
import { generatedFiles } from './generated-files.ts';
import { FEDERATION_RUNTIME, moduleFederation } from './module-federation.ts';
import { ModuleIdsPlugin } from './module-ids/module-ids-plugin.ts';
import { pageModules } from './page-modules.ts';
import { FONT_STYLESHEET, minimizeStyles, scriptAndFileRules, styleRule } from './module-rules.ts';
import { RouteImagesPlugin } from './route-images-plugin.ts';
import { splitChunks } from './split-chunks.ts';

/** Timeout for loading a chunk, in milliseconds. */
const CHUNK_TIMEOUT_MS = 3000;

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
      chunkFilename: 'c.[id].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: 'c.[contenthash:10].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: {
      ...common.resolve,
      alias: { ...(isShell ? modules.alias : {}), ...FEDERATION_RUNTIME },
    },
    module: { rules: [...scriptAndFileRules(app), ...generated.rules, styleRule(app)] },
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), minimizeStyles()],
      splitChunks: splitChunks(app),
    },
    plugins: [
      ...(isShell ? [modules.plugin, favicon()] : []),
      generated.plugin,
      moduleFederation(app),
      new ModuleIdsPlugin(),
      // Hashes of chunks, which the bundler's runtime sets on each script. Those of remote entries are in the release.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      ...(app.images ? [new RouteImagesPlugin(app, app.images)] : []),
      new BuildRecordPlugin(app),
    ],
  };
}

/** Copies the icons, which no script imports. Documents link the SVG; the ICO is served at `/favicon.ico`. */
const favicon = () =>
  new rspack.CopyRspackPlugin({
    patterns: ['svg', 'ico'].map((type) => ({
      from: `src/assets/favicon.${type}`,
      to: `favicon.[contenthash:10].${type}`,
    })),
  });
