import { WORKSPACE } from '@vantedge/federation-build/parts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWithPreset, type PresetOptions } from '../monolith/preset.ts';
import { brotliBytes } from './document-weight.ts';

const SHARED_UI = path.join(WORKSPACE, 'libs/shared-ui/src');

/**
 * Brotli bytes of what shared-ui adds to every page, built like the shell without React: `script`, all components, because a shared
 * module cannot be tree-shaken per page; `motion`, with its part of framer-motion; and `css`, from tokens to utilities.
 */
export async function weighSharedUi(): Promise<{ script: number; motion: number; css: number }> {
  const weightOf = await build('shell', {
    entry: {
      script: { import: path.join(SHARED_UI, 'index.ts'), library: { type: 'module' } },
      motion: { import: path.join(SHARED_UI, 'motion/index.ts'), library: { type: 'module' } },
      style: [
        'tailwindcss/preflight.css',
        ...['theme/tokens.css', 'theme/base.css', 'shared-ui.css'].map((file) => path.join(SHARED_UI, file)),
      ],
    },
    externalsType: 'module',
    externals: ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'],
    output: { module: true, filename: '[name].js', cssFilename: '[name].css' },
  });
  return { script: weightOf('script.js'), motion: weightOf('motion.js'), css: weightOf('style.css') };
}

/** Brotli bytes of a section's stylesheet, built and scoped like in production. */
export async function weighSectionCss(section: string): Promise<number> {
  const weightOf = await build(section, { output: { cssFilename: 'section.css' } });
  return weightOf('section.css');
}

/** Builds into a temporary folder. Returns a function for the Brotli bytes of a file. */
async function build(section: string, options: PresetOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-bundle-'));
  try {
    await buildWithPreset(section, folder, options);
    const weights = new Map(
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, brotliBytes(readFileSync(path.join(folder, name)))]),
    );
    return (file: string) => weights.get(file)!;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
