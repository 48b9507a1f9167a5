import type { Configuration } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import { type App, assetBase } from './app.ts';
import { commonSettings, RAW_ROUTER } from './common.ts';
import { madeFiles } from './made-files.ts';
import { modulesModule } from './modules-module.ts';
import { scriptAndFileRules } from './module-rules.ts';
import { SHARED_MODULES } from './platform/shared-modules.ts';

/** File name of every node bundle. */
export const SERVER_FILE = 'server.cjs';

/**
 * The same pages for the composer: one plain CommonJS file. The shell's holds the shared modules; a section's leaves
 * them out, and is handed the shell's own, so that there is one React by construction.
 */
export function nodeBuild(app: App): Configuration {
  const isShell = app.section.name === SHELL;
  const modules = modulesModule(app, 'eager');
  const made = madeFiles(app);
  const common = commonSettings(app, 'node');
  const shared = new Set([...SHARED_MODULES.map(({ request }) => request), 'react/jsx-dev-runtime']);
  return {
    ...common,
    target: 'node20',
    devtool: 'source-map',
    entry: isShell ? path.join(app.root, 'src/server.tsx') : modules.alias['declared-modules']!,
    output: {
      path: path.join(app.out, 'server'),
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      publicPath: assetBase(app.section.name),
      asyncChunks: false,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      devtoolModuleFilenameTemplate: '[resource-path]',
      clean: true,
    },
    resolve: { ...common.resolve, alias: { ...RAW_ROUTER, ...modules.alias } },
    externalsPresets: { node: true },
    externals: isShell
      ? []
      : [
          ({ request }, done) =>
            request && shared.has(request) ? done(undefined, `commonjs ${request}`) : done(),
        ],
    module: {
      rules: [
        ...[...scriptAndFileRules(app), ...made.rules].map((rule) =>
          rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
        ),
        { test: /\.css$/, type: 'asset/source', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, splitChunks: false, nodeEnv: app.mode },
    plugins: [modules.plugin, made.plugin],
  };
}
