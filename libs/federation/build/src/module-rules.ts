import type { RuleSetRule } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import prefixSelector from 'postcss-prefix-selector';
import type { App } from './app.ts';

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
    { test: /\.(avif|jpg|png|svg|woff2)$/, type: 'asset/resource' },
  ];
}

/** Tailwind, and for a section its scope around every rule: utilities of two builds would otherwise fight. */
export function styleRule(app: App): RuleSetRule {
  const plugins: unknown[] = [['@tailwindcss/postcss', { optimize: app.mode === 'production' }]];
  if (app.section.name !== SHELL) plugins.push(scopeToSection(app.section.name));
  return {
    test: /\.css$/,
    type: 'css',
    use: [{ loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins } } }],
  };
}

function scopeToSection(section: string) {
  return prefixSelector({
    prefix: `[data-section='${section}']`,
    // Registered properties and their fallbacks hold for the whole page.
    transform: (prefix, selector, prefixed) =>
      /^(\*|:root|:host|::)/.test(selector) ? selector : prefixed || prefix,
  });
}
