import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { assetBase, type DevelopmentRecord, SHELL } from '@vantedge/federation-contract';
import { type App, developmentModules } from '../app.ts';
import { browserBuild } from '../browser-build.ts';
import { BuildRecordPlugin } from '../build-record-plugin.ts';
import { RouteImagesPlugin } from '../route-images.ts';
import { ModuleIdsPlugin } from '../module-ids.ts';

const localFile = (file: string) => path.join(import.meta.dirname, file);

/** Modules that a page loads once for all its sections. */
const PAGE_ENTRIES = [localFile('publish-refresh-runtime.js'), localFile('error-overlay.ts')];

/**
 * The browser build with hot reload, for `npm run dev`. The development gateway forwards requests below the section's asset
 * base to this build's server, so a page and its sections share one origin, as in production.
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
          // The component gallery, which is never published.
          gallery: [...PAGE_ENTRIES, path.join(app.root, 'src/gallery/main.tsx')],
        }
      : {},
    output: {
      ...build.output,
      // Names without hashes: after an edit, the page still requests the files that it started with.
      filename: '[name].js',
      chunkFilename: 'c.[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: 'c.[name].css',
      chunkLoadTimeout: 120_000,
    },
    optimization: {},
    // With lazy compilation, the shell would not share modules that only its pages import, and sections that need them would fail.
    lazyCompilation: false,
    plugins: [
      ...build.plugins!.filter((plugin) => !isProductionOnly(plugin)),
      new DevelopmentRecordPlugin(app),
      // Replaces the CLI's progress bar: those of four servers would overwrite each other.
      new rspack.ProgressPlugin(() => {}),
      new ReactRefreshRspackPlugin({ test: /\.tsx$/, injectEntry: isShell }),
      ...(isShell ? [] : [useShellRefreshRuntime(), developmentModules(app)]),
    ],
    // Time for an editor to finish writing a file: components lose their state when half of it is built.
    watchOptions: { aggregateTimeout: 50 },
    infrastructureLogging: { level: 'warn' },
    devServer: {
      host: '127.0.0.1',
      hot: true,
      static: false,
      // Nothing to clean up: without handlers, the process exits immediately on a signal.
      setupExitSignals: false,
      devMiddleware: { publicPath: base },
      webSocketServer: { type: 'ws', options: { path: `${base}ws` } },
      // Connects to the origin of the page.
      client: {
        webSocketURL: `auto://0.0.0.0:0${base}ws`,
        // Build errors only: `error-overlay.ts` shows errors thrown in the browser.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
  };
}

/**
 * Whether a plugin is not for development: images that only documents use; and ids
 * that an edit of another module can change, which hot reload does not follow.
 */
const isProductionOnly = (plugin: unknown) =>
  plugin instanceof BuildRecordPlugin ||
  plugin instanceof ModuleIdsPlugin ||
  plugin instanceof RouteImagesPlugin;

/** Uses one React Refresh runtime per page, the one that hooked the renderer. The plugin's alias would override an alias here. */
const useShellRefreshRuntime = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^react-refresh\/runtime$/,
    localFile('shell-refresh-runtime.cjs'),
  );

/** File name of the record, below the section's asset base. */
const RECORD_FILE = 'section.json';

/** Serves the section's declaration and entry files from the development server. */
class DevelopmentRecordPlugin {
  constructor(private readonly app: App) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DevelopmentRecordPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DevelopmentRecordPlugin', () => {
        compilation.emitAsset(RECORD_FILE, new rspack.sources.RawSource(JSON.stringify(this.record())));
      });
    });
  }

  private record(): DevelopmentRecord {
    const { section } = this.app;
    const isShell = section.name === SHELL;
    const entryFiles = isShell ? { js: 'main.js', css: 'main.css' } : { js: 'remote-entry.js' };
    return { ...section, entryFiles };
  }
}
