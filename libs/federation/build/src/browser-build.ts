import path from 'node:path';
import { type Chunk, type Configuration, type Module, rspack } from '@rspack/core';
import { assetBase, SHELL } from '@vantedge/federation-contract';
import { type App, commonSettings, pageModules, generatedFiles, sourcePath } from './app.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { CHUNK, ChunkFilesPlugin } from './chunk-files.ts';
import { FEDERATION_RUNTIME, moduleFederation, ROUTER_FACADE } from './module-federation.ts';
import { ModuleIdsPlugin } from './module-ids.ts';
import { FONT_STYLESHEET, minimizeStyles, scriptAndFileRules, styleRule } from './module-rules.ts';

/** Builds what a browser loads: the shell with all shared modules, or a section that gets them from the shell. */
export function browserBuild(app: App): Configuration {
  const { name } = app.section;
  const isShell = name === SHELL;
  const common = commonSettings(app, 'browser');
  const modules = pageModules(app);
  const generated = generatedFiles(app);
  return {
    ...common,
    target: ['web', 'es2022'],
    // Servers resolve stacks with the maps, and never serve them: names and lines are enough.
    devtool: app.mode === 'production' ? 'hidden-nosources-source-map' : 'cheap-module-source-map',
    // The shell has no async boundary: all shared modules are in its entry scripts, which load in one wave.
    entry: isShell
      ? {
          main: path.join(app.root, 'src/entry.client.ts'),
          fonts: { import: FONT_STYLESHEET, dependOn: 'main' },
        }
      : { section: path.join(app.root, 'src/section.css') },
    output: {
      path: path.join(app.out, 'browser'),
      publicPath: assetBase(name),
      uniqueName: name,
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: `${CHUNK}[id].[contenthash:10].js`,
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: `${CHUNK}[id].[contenthash:10].css`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      ...(app.mode === 'production' && { devtoolModuleFilenameTemplate: sourcePath }),
      // As long as the runtime waits for the module that needs it (`remotes.ts`).
      chunkLoadTimeout: 30_000,
    },
    resolve: {
      ...common.resolve,
      alias: { ...(isShell ? modules.alias : ROUTER_FACADE), ...FEDERATION_RUNTIME },
    },
    module: {
      rules: [...scriptAndFileRules(app), ...generated.rules, styleRule(app)],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), minimizeStyles()],
      splitChunks: splitChunks(app),
    },
    plugins: [
      ...(isShell ? [modules.plugin, icons()] : []),
      generated.plugin,
      moduleFederation(app),
      // Hashes of chunks, which the bundler's runtime sets on each script. Those of remote entries are in the release.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      ...(isShell || app.mode === 'development' ? [] : [new ChunkFilesPlugin()]),
      // Hot reload does not follow ids that an edit of another module can change.
      ...(app.mode === 'production' ? [new ModuleIdsPlugin(), new BuildRecordPlugin(app)] : []),
    ],
  };
}

/** Copies the icons, which no script imports. Documents link the SVG and the logo; the ICO is served at `/favicon.ico`. */
const icons = () =>
  new rspack.CopyRspackPlugin({
    patterns: ['favicon.svg', 'favicon.ico', 'logo.png'].map((file) => ({
      from: `src/assets/${file}`,
      to: '[name].[contenthash:10][ext]',
    })),
  });

/** How a browser build is split into chunks, apart from one chunk per declared module. */
const splitChunks = (app: App) => ({
  name: sharedChunkName,
  cacheGroups: { ...(app.section.name === SHELL && { vendor, platform }) },
});

/**
 * Names a chunk that several chunks share after those. Ids of chunks without a name are hashes of absolute paths. Names do
 * not appear in the build.
 */
const sharedChunkName = (_module: Module, chunks: Chunk[], group: string) =>
  [group, ...chunks.map(({ name }) => name ?? '').sort()].join('~');

/*
 * The shell's entry scripts, from what rarely changes to what often does: packages, the platform's libraries, and the shell
 * itself (`main`). A returning visitor loads only those that changed.
 */
const vendor = {
  test: /node_modules[\\/](react|react-dom|react-fast-compare|react-helmet-async|react-router|invariant|scheduler|shallowequal|framer-motion|motion-dom|motion-utils)[\\/]/,
  name: 'vendor',
  chunks: 'initial' as const,
  enforce: true,
};
const platform = {
  // Not its styles, which documents link as one file.
  type: /javascript/,
  test: /libs[\\/](federation|leads|seo|shared-ui)[\\/]/,
  name: 'platform',
  chunks: 'initial' as const,
  enforce: true,
};
