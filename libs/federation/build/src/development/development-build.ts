import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { assetBase, SHELL } from '@vantedge/federation-contract';
import { type App, galleryModule } from '../app.ts';
import { browserBuild } from '../browser-build.ts';
import { FONT_STYLESHEET } from '../module-rules.ts';
import { pagesIn } from '../pages.ts';
import { currentDeclaration } from './current-declaration.ts';

const localFile = (file: string) => path.join(import.meta.dirname, file);

/** Modules that a page loads once for all its sections. */
const PAGE_ENTRIES = [localFile('publish-refresh-runtime.js'), FONT_STYLESHEET];

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
      : // In the remote entry, which has the section's name, so that hot reload covers styles too.
        { [app.section.name]: path.join(app.root, 'src/section.css') },
    output: {
      ...build.output,
      // A page that is several builds behind requests the update of each. If one is missing, it reloads and loses its state.
      clean: false,
      // Names without hashes: after an edit, the page still requests the files that it started with.
      filename: '[name].js',
      chunkFilename: 'c.[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: 'c.[name].css',
    },
    optimization: {},
    // With lazy compilation, the shell would not share modules that only its pages import, and sections that need them would fail.
    lazyCompilation: false,
    plugins: [
      ...build.plugins!,
      (compiler: Compiler) => emitDeclaration(compiler, app),
      // Replaces the CLI's progress bar: those of four servers would overwrite each other.
      new rspack.ProgressPlugin(() => {}),
      new ReactRefreshRspackPlugin({ test: /\.tsx$/, injectEntry: isShell }),
      ...(isShell ? [] : [useShellRefreshRuntime(), galleryModule(app)]),
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
        // Build errors only: the gateway's documents show errors thrown in the browser.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
  };
}

/** Uses one React Refresh runtime per page, the one that hooked the renderer. The plugin's alias would override an alias here. */
const useShellRefreshRuntime = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^react-refresh\/runtime$/,
    localFile('shell-refresh-runtime.cjs'),
  );

/** Serves the section's declaration, with its pages, from the development server, as `section.json` below the section's asset base. */
const emitDeclaration = ({ hooks }: Compiler, app: App) =>
  hooks.thisCompilation.tap('emitDeclaration', (compilation) =>
    compilation.hooks.processAssets.tapPromise('emitDeclaration', async () => {
      const section = await currentDeclaration(compilation, app);
      const record = { ...section, routes: await pagesIn(compilation, section) };
      compilation.emitAsset('section.json', new rspack.sources.RawSource(JSON.stringify(record)));
    }),
  );
