import { rspack, type RuleSetRule } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import type { App } from './app.ts';
import { dropColorMixFallbacks } from './drop-color-mix-fallbacks.ts';
import { scopeToSection } from './scope-to-section.ts';

/** Compiles TypeScript with swc and emits other files under their content hash. */
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

/** Runs Tailwind and scopes a section's rules to it, so that utilities of two builds do not override each other. */
export function styleRule(app: App): RuleSetRule {
  // Not optimized: Tailwind's optimizer would replace light-dark() with variables that are resolved once, at the root.
  const plugins: unknown[] = [['@tailwindcss/postcss', { optimize: false }], dropColorMixFallbacks()];
  if (app.section.name !== SHELL)
    plugins.push(scopeToSection(app.section.name, Boolean(app.section.widgets?.length)));
  return {
    test: /\.css$/,
    type: 'css',
    use: [{ loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins } } }],
  };
}

/**
 * Declares the fonts. The shell's build emits it as a stylesheet of its own, which documents inline: with each linked stylesheet that
 * declares fonts, Chromium selects all fonts again, and then also uses those that arrived after the first paint. Text would move.
 */
export const FONT_STYLESHEET = '@vantedge/shared-ui/fonts.css';

/** Minifies for browsers that support light-dark(). Nesting is flattened for tools that read the stylesheet afterwards. */
export const minimizeStyles = () =>
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: {
      targets: ['chrome >= 123', 'safari >= 17.5', 'firefox >= 128'],
      include: { nesting: true },
    },
  });
