import { rspack, type RuleSetRule } from '@rspack/core';
import path from 'node:path';
import type { App } from './app.ts';

/** Files that a build makes, by the path from the app's folder under which its modules import them. */
export type GeneratedFiles = Readonly<Record<string, () => Promise<Uint8Array>>>;

/** Makes them when a module imports them, and emits each like any other file: the import is its URL. */
export function generatedFiles({ root, files = {} }: App) {
  const made = Object.entries(files).map(([file, make]) => ({ file: path.join(root, file), make }));
  const rules: RuleSetRule[] = made.map(({ file, make }) => ({
    test: file,
    type: 'asset/resource',
    use: { loader: path.join(import.meta.dirname, 'generate-file-loader.cjs'), options: { make } },
  }));
  // No such file is on disk: what stands there for it is never read.
  const nothing = Object.fromEntries(made.map(({ file }) => [file, '']));
  return { rules, plugin: new rspack.experiments.VirtualModulesPlugin(nothing) };
}
