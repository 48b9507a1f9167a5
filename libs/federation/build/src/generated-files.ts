import { rspack, type RuleSetRule } from '@rspack/core';
import path from 'node:path';
import type { App } from './app.ts';

/** Generators of files, by the path relative to the app's folder under which modules import the file. */
export type GeneratedFiles = Readonly<Record<string, () => Promise<Uint8Array>>>;

/** Rules and plugin that generate a file when a module imports it, and emit it as an asset. The import returns its URL. */
export function generatedFiles({ root, files = {} }: App) {
  const generators = Object.entries(files).map(([file, make]) => ({ file: path.join(root, file), make }));
  const rules: RuleSetRule[] = generators.map(({ file, make }) => ({
    test: file,
    type: 'asset/resource',
    use: { loader: path.join(import.meta.dirname, 'generate-file-loader.cjs'), options: { make } },
  }));
  // The file does not exist on disk. The loader ignores the content of the virtual module.
  const virtualModules = Object.fromEntries(generators.map(({ file }) => [file, '']));
  return { rules, plugin: new rspack.experiments.VirtualModulesPlugin(virtualModules) };
}
