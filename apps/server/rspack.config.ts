import path from 'node:path';
import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

/** Compiles the stylesheet of the server's own pages to one file, which they inline: its fonts are data URLs. */
export default defineConfig({
  mode: 'production',
  target: ['web', 'es2022'],
  context: import.meta.dirname,
  entry: { 'release-page': './src/release-page/release-page.css' },
  output: { path: path.join(import.meta.dirname, 'dist'), cssFilename: '[name].css', clean: true },
  module: {
    rules: [
      {
        test: /\.css$/,
        type: 'css',
        // Not optimized: Tailwind's optimizer would replace light-dark() with variables that are resolved once, at the root.
        use: [
          {
            loader: 'postcss-loader',
            options: {
              postcssOptions: { config: false, plugins: [['@tailwindcss/postcss', { optimize: false }]] },
            },
          },
        ],
      },
      { test: /\.woff2$/, type: 'asset/inline' },
    ],
  },
  optimization: {
    minimizer: [
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: ['chrome >= 123', 'safari >= 17.5', 'firefox >= 128'] },
      }),
    ],
  },
});
