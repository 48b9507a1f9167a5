import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

/** An app that uses Module Federation as its documentation shows, and nothing of the preset. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.ts',
  output: { publicPath: '/plain-host/', uniqueName: 'plain_host', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: { hints: false },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
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
