import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { assetBase, SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import type { App } from '../app.ts';
import { browserBuild } from '../browser-build.ts';
import { BuildRecordPlugin } from '../build-record-plugin.ts';
import { RouteImagesPlugin } from '../route-images-plugin.ts';
import { DevelopmentRecordPlugin } from './development-record-plugin.ts';

const own = (file: string) => path.join(import.meta.dirname, file);

/** What a page has once, for all its sections. */
const PAGE_ENTRIES = [own('publish-refresh-runtime.js'), own('error-overlay.ts')];

/**
 * The browser build with hot reload, for `npm run dev`. Its server stands behind the site's own, which hands it what is
 * asked for below the section's asset base: a page and its sections share one origin, as in production.
 */
export function developmentBuild(app: App): Configuration {
  const build = browserBuild(app);
  const isShell = app.section.name === SHELL;
  const base = assetBase(app.section.name);
  return {
    ...build,
    entry: isShell
      ? {
          main: [...PAGE_ENTRIES, path.join(app.root, 'src/entry.client.ts')],
          // Of the components, and of no published site.
          gallery: [...PAGE_ENTRIES, path.join(app.root, 'src/gallery/main.tsx')],
        }
      : {},
    output: {
      ...build.output,
      // Names that outlast an edit: the page goes on asking for the files that it was started with.
      filename: '[name].js',
      chunkFilename: 'c.[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: 'c.[name].css',
      chunkLoadTimeout: 120_000,
    },
    optimization: {},
    // Lazily, the shell would not share what only its pages import, and no section that imports it too would load.
    lazyCompilation: false,
    plugins: [
      ...build.plugins!.filter((plugin) => !isProductionOnly(plugin)),
      new DevelopmentRecordPlugin(app),
      // In place of the command's own: the bars of four servers would overwrite one another.
      new rspack.ProgressPlugin(() => {}),
      new ReactRefreshRspackPlugin({ test: /\.tsx$/, injectEntry: isShell }),
      ...(isShell ? [] : [useShellRefreshRuntime()]),
    ],
    infrastructureLogging: { level: 'warn' },
    devServer: {
      host: '127.0.0.1',
      hot: true,
      static: false,
      // It has nothing to tidy up; left to itself, a process ends at a signal at once.
      setupExitSignals: false,
      devMiddleware: { publicPath: base },
      webSocketServer: { type: 'ws', options: { path: `${base}ws` } },
      // Back to where the page is from.
      client: {
        webSocketURL: `auto://0.0.0.0:0${base}ws`,
        // Errors of the build; `error-overlay.ts` shows those thrown in the browser.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
  };
}

/** Hashes of files that stay as they are, which no file does here, and images that only a document names. */
const isProductionOnly = (plugin: unknown) =>
  plugin instanceof rspack.SubresourceIntegrityPlugin ||
  plugin instanceof BuildRecordPlugin ||
  plugin instanceof RouteImagesPlugin;

/** One React Refresh runtime a page, the one that hooked the renderer; an alias would lose to the plugin's own. */
const useShellRefreshRuntime = () =>
  new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, own('shell-refresh-runtime.cjs'));
