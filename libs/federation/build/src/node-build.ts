import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { assetBase, SHELL } from '@vantedge/federation-contract';
import { type App, commonSettings, pageModules, generatedFiles, sourcePath } from './app.ts';
import { SHARED_MODULES } from './module-federation.ts';
import { scriptAndFileRules } from './module-rules.ts';

/** File name of every node bundle. */
export const SERVER_FILE = 'server.cjs';

/**
 * Builds the pages for the composer, as one CommonJS file. The shell's bundle contains the shared modules. A section's
 * excludes them and receives the shell's instances, so there is always exactly one React.
 */
export function nodeBuild(app: App): Configuration {
  const isShell = app.section.name === SHELL;
  const modules = pageModules(app);
  const generated = generatedFiles(app);
  const common = commonSettings(app, 'node');
  return {
    ...common,
    target: 'node20',
    // Inline, because the store keeps only this file. The composer uses the map to report the source line of an error.
    devtool: 'inline-nosources-source-map',
    entry: isShell ? path.join(app.root, 'src/entry.server.tsx') : modules.alias['declared-modules']!,
    output: {
      path: path.join(app.out, 'server'),
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      publicPath: assetBase(app.section.name),
      asyncChunks: false,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      devtoolModuleFilenameTemplate: sourcePath,
      clean: true,
    },
    resolve: { ...common.resolve, alias: modules.alias },
    externalsPresets: { node: true },
    externals: isShell ? [] : [...SHARED_MODULES, 'react/jsx-dev-runtime'],
    externalsType: 'commonjs',
    module: {
      rules: [
        ...[...scriptAndFileRules(app), ...generated.rules].map((rule) =>
          rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
        ),
        { test: /\.css$/, type: 'asset/source', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, splitChunks: false, nodeEnv: app.mode },
    plugins: [modules.plugin, generated.plugin],
  };
}

/** Folder of the inline loader below `dist/shell`. */
export const INLINE_LOADER_FOLDER = 'inline-loader';

/** File name of the inline loader, which the composer puts into each document. */
export const INLINE_LOADER_FILE = 'inline-loader.js';

/** Folder of the inline loader of a site with third parties below `dist/shell`. */
export const CONSENT_LOADER_FOLDER = 'consent-loader';

/** File name of the inline loader of a site with third parties. */
export const CONSENT_LOADER_FILE = 'consent-loader.js';

/** Builds the inline loader, and one that asks for consent too: documents of other sites have no byte of it. */
export const inlineLoaderBuilds = (app: App): Configuration[] =>
  [INLINE_LOADER_FOLDER, CONSENT_LOADER_FOLDER].map((name) => ({
    ...scriptBuild(app, name, INLINE_LOADER_FOLDER),
    plugins: [new rspack.DefinePlugin({ 'process.env.CONSENT': String(name === CONSENT_LOADER_FOLDER) })],
  }));

/** Folder of the script with custom elements below `dist/shell`. */
export const ELEMENTS_FOLDER = 'elements';

/** File name of the script with custom elements, to which the browser build adds a hash. */
export const ELEMENTS_FILE = 'elements.js';

/** Builds the script that defines the custom elements which need no application. */
export const elementsBuild = (app: App) => scriptBuild(app, ELEMENTS_FOLDER);

/** Builds `src/<source>.ts` of the shell into one script of its own, without framework code. */
function scriptBuild(app: App, name: string, source = name): Configuration {
  return {
    ...commonSettings(app, name),
    target: ['web', 'es2022'],
    devtool: false,
    entry: path.join(app.root, `src/${source}.ts`),
    output: { path: path.join(app.out, name), filename: `${name}.js`, clean: true },
    module: { rules: scriptAndFileRules(app) },
  };
}
