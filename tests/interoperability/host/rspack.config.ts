import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { scripts } from '../scripts.ts';

/** An app that uses Module Federation as its documentation shows, and nothing of the preset. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.ts',
  output: { publicPath: '/plain-host/', uniqueName: 'plain_host', clean: true },
  resolve: scripts.resolve,
  performance: { hints: false },
  module: {
    rules: [scripts.rule],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'plain_host',
      dts: false,
      experiments: { provideExternalRuntime: true },
      shared: Object.fromEntries(
        [
          'react',
          'react/jsx-runtime',
          'react-dom',
          'react-router-dom',
          '@vantedge/seo',
          '@vantedge/shared-ui',
          '@vantedge/shared-ui/motion',
        ].map((request) => [request, { singleton: true }]),
      ),
    }),
  ],
};
