import { rspack, type RuleSetRule } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import type { Plugin } from 'postcss';
import type { App } from './app.ts';
import { scopeToSection } from './scope-to-section.ts';
import { widthsInEm } from './widths-in-em.ts';

/** TypeScript by swc, files by content hash. */
export function scriptAndFileRules(app: App): RuleSetRule[] {
  const refresh = app.mode === 'development';
  return [
    {
      test: /\.tsx?$/,
      type: 'javascript/auto',
      use: {
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic', development: refresh, refresh } },
          },
        },
      },
    },
    { test: /\.(avif|jpg|png|svg|webp|woff2)$/, type: 'asset/resource' },
  ];
}

/** Tailwind, and for a section its scope around every rule: utilities of two builds would otherwise fight. */
export function styleRule(app: App): RuleSetRule {
  // Left as it is written: Tailwind's own optimizer would turn light-dark() into variables that resolve once, at the root.
  const plugins: unknown[] = [['@tailwindcss/postcss', { optimize: false }], widthsInEm()];
  if (app.section.name !== SHELL) plugins.push(scopeToSection(app.section.name));
  if (app.mode === 'development') plugins.push(SHOW_LATE_FONTS);
  return {
    test: /\.css$/,
    type: 'css',
    use: [{ loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins } } }],
  };
}

/** A development document preloads no font, and an optional one would never be in time. */
const SHOW_LATE_FONTS: Plugin = {
  postcssPlugin: 'show-late-fonts',
  Declaration: { 'font-display': (declaration) => void (declaration.value = 'swap') },
};

/** Browsers that know light-dark(); nesting is flattened all the same, for the tools that read the sheet afterwards. */
export const minimizeStyles = () =>
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: {
      targets: ['chrome >= 123', 'safari >= 17.5', 'firefox >= 128'],
      include: { nesting: true },
    },
  });
