import { browserBuild, WORKSPACE } from '@vantedge/federation-build/parts';
import type { SectionDeclaration } from '@vantedge/federation-contract';
import { type Configuration, rspack } from '@rspack/core';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliBytes } from './budgets.ts';

const SHARED_UI = path.join(WORKSPACE, 'libs/shared-ui/src');

/**
 * Brotli bytes of what shared-ui adds to every page, built like the shell without React: `script`, all components, because a shared
 * module cannot be tree-shaken per page; `motion`, with its part of framer-motion; and `css`, from tokens to utilities.
 */
export async function weighSharedUi(): Promise<{ script: number; motion: number; css: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-bundle-'));
  const styles = ['theme/tokens.css', 'theme/base.css', 'shared-ui.css'];
  try {
    await buildWithPreset({ name: 'shell', routes: [] }, folder, {
      entry: {
        script: { import: path.join(SHARED_UI, 'index.ts'), library: { type: 'module' } },
        motion: { import: path.join(SHARED_UI, 'motion/index.ts'), library: { type: 'module' } },
        style: ['tailwindcss/preflight.css', ...styles.map((file) => path.join(SHARED_UI, file))],
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

/** Builds entries into a folder with the preset's rules and minimizers for a section, without federation. Throws the bundler's errors. */
export async function buildWithPreset(
  section: SectionDeclaration,
  folder: string,
  { output, ...options }: Configuration,
): Promise<void> {
  const root = path.join(WORKSPACE, 'apps', section.name);
  const build = browserBuild({ section, root, out: folder, mode: 'production' });
  const { context, mode, target, resolve, module, optimization } = build;
  const compiler = rspack({
    context,
    mode,
    target,
    resolve,
    module,
    ...options,
    output: { path: folder, ...output },
    optimization: { minimizer: optimization!.minimizer! },
  } as Configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
}
