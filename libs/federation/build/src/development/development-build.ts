import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, assetBase } from '../app.ts';
import { browserBuild } from '../browser-build.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * The browser build with hot reload, for `npm run dev`. Its server stands behind the site's own, which hands it the
 * requests below the section's asset base, so a page and its sections share one origin as in production.
 */
export function developmentBuild(app: App): Configuration {
  const build = browserBuild(app);
  const isShell = app.section.name === SHELL;
  return {
    ...build,
    entry: isShell
      ? { main: [path.join(here, 'publish-refresh-runtime.js'), path.join(app.root, 'src/client.tsx')] }
      : {},
    output: {
      ...build.output,
      filename: '[name].js',
      chunkFilename: 'c.[name].js',
      // Hashed names would be refused after an edit: the page links the sheet by its name.
      cssFilename: '[name].css',
      cssChunkFilename: 'c.[name].css',
      chunkLoadTimeout: 120_000,
    },
    plugins: [
      ...build.plugins!.filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
      new ReactRefreshRspackPlugin(),
      ...(isShell ? [] : [useShellsRefreshRuntime()]),
    ],
    devServer: {
      port: app.port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${app.port}/ws`, overlay: true },
      devMiddleware: { publicPath: assetBase(app.section.name), writeToDisk: true },
    },
  };
}

/** One React Refresh runtime a page, the one that hooked the renderer; an alias would lose to the plugin's own. */
const useShellsRefreshRuntime = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^react-refresh\/runtime$/,
    path.join(here, 'shells-refresh-runtime.cjs'),
  );
