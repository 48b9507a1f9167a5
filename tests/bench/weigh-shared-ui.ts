import type { Configuration } from '@rspack/core';
import { browserBuild, WORKSPACE } from '@vantedge/federation-build/parts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appOf } from '../monolith/app-of.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { bundle } from './bundle.ts';

/** Brotli size of what shared-ui adds to every page. */
export interface SharedUiWeight {
  /** All components: as a shared module, it cannot be tree-shaken per page. */
  script: number;
  /** The motion entry point, including its part of framer-motion. */
  motion: number;
  /** Tokens, base, preflight, components and utilities. */
  css: number;
}

const SOURCE = path.join(WORKSPACE, 'libs/shared-ui/src');

/** Builds shared-ui like the shell's production build, without React. */
export async function weighSharedUi(): Promise<SharedUiWeight> {
  const out = mkdtempSync(path.join(tmpdir(), 'vantedge-shared-ui-'));
  try {
    await bundle(await configuration(out));
    const bytes = (start: string, ending: string) => {
      const file = readdirSync(out).find((name) => name.startsWith(start) && name.endsWith(ending));
      return brotliBytes(readFileSync(path.join(out, file!)));
    };
    return { script: bytes('script', '.js'), motion: bytes('motion', '.js'), css: bytes('style', '.css') };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Uses the shell's rules and minimizers, and keeps all exports of the library. */
async function configuration(out: string): Promise<Configuration> {
  const { context, mode, target, resolve, module, optimization } = browserBuild(await appOf('shell', out));
  return {
    context: context!,
    mode: mode!,
    target: target!,
    resolve: resolve!,
    module: module!,
    entry: {
      script: { import: path.join(SOURCE, 'index.ts'), library: { type: 'module' } },
      motion: { import: path.join(SOURCE, 'motion/index.ts'), library: { type: 'module' } },
      style: [
        'tailwindcss/preflight.css',
        ...['theme/tokens.css', 'theme/base.css', 'shared-ui.css'].map((file) => path.join(SOURCE, file)),
      ],
    },
    externalsType: 'module',
    externals: ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'],
    output: { path: out, module: true, filename: '[name].js', cssFilename: '[name].css' },
    optimization: { minimizer: optimization!.minimizer! },
  };
}
