import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { type App, BuildRecordPlugin, nodeBuild } from '@vantedge/federation-build/parts';
import path from 'node:path';
import { scripts } from '../scripts.ts';
import section from './src/section.ts';

const root = import.meta.dirname;
const app: App = { section, root, out: path.join(root, '../../../dist/stock'), mode: 'production' };

/** The bundle that the composer prerenders. */
const node = nodeBuild(app);

/** Module Federation with its defaults: the container has its own copy of the runtime. Only the record is the preset's. */
const browser: Configuration = {
  name: 'stock-browser',
  dependencies: [node.name!],
  context: root,
  mode: 'production',
  // Documents link the stylesheet of this entry.
  entry: { section: './src/section.css' },
  output: {
    path: path.join(app.out, 'browser'),
    publicPath: '/assets/stock/',
    uniqueName: 'stock',
    filename: '[name].[contenthash].js',
    chunkFilename: '[name].[contenthash].js',
    cssFilename: '[name].[contenthash].css',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: scripts.resolve,
  performance: { hints: false },
  module: {
    rules: [scripts.rule, { test: /\.css$/, type: 'css' }],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'stock',
      filename: 'container.[contenthash].js',
      dts: false,
      exposes: { './pages/stock': './src/pages/stock.tsx' },
      shared: Object.fromEntries(
        ['react', 'react/jsx-runtime', 'react-router-dom', '@vantedge/seo', '@vantedge/shared-ui'].map(
          (request) => [request, { singleton: true, import: false }],
        ),
      ),
    }),
    // With the hashes of preloads, so that browsers use what they have preloaded.
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    new BuildRecordPlugin(app),
  ],
};

export default [node, browser];
