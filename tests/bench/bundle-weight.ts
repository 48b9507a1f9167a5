import { WORKSPACE } from '@vantedge/federation-build/parts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWithPreset } from '../monolith/preset.ts';
import { brotliBytes } from './document-weight.ts';

const SHARED_UI = path.join(WORKSPACE, 'libs/shared-ui/src');

/**
 * Brotli bytes of what shared-ui adds to every page, built like the shell without React: `script`, all components, because a shared
 * module cannot be tree-shaken per page; `motion`, with its part of framer-motion; and `css`, from tokens to utilities.
 */
export async function weighSharedUi(): Promise<{ script: number; motion: number; css: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-bundle-'));
  try {
    await buildWithPreset('shell', folder, {
      entry: {
        script: { import: path.join(SHARED_UI, 'index.ts'), library: { type: 'module' } },
        motion: { import: path.join(SHARED_UI, 'motion/index.ts'), library: { type: 'module' } },
        style: [
          'tailwindcss/preflight.css',
          ...['theme/tokens.css', 'theme/base.css', 'shared-ui.css'].map((file) =>
            path.join(SHARED_UI, file),
          ),
        ],
      },
      externalsType: 'module',
      externals: ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'],
      output: { module: true, filename: '[name].js', cssFilename: '[name].css' },
    });
    const weightOf = (file: string) => brotliBytes(readFileSync(path.join(folder, file)));
    return { script: weightOf('script.js'), motion: weightOf('motion.js'), css: weightOf('style.css') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
