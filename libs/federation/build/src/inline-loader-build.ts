import type { Configuration } from '@rspack/core';
import path from 'node:path';
import { type App, commonSettings } from './app.ts';
import { scriptAndFileRules } from './module-rules.ts';

/** Folder of the inline loader below `dist/shell`. */
export const INLINE_LOADER_FOLDER = 'inline-loader';

/** File name of the inline loader, which the composer puts into each document. */
export const INLINE_LOADER_FILE = 'inline-loader.js';

/** Builds the inline loader separately, so that no framework code is included. */
export function inlineLoaderBuild(app: App): Configuration {
  return {
    ...commonSettings(app, INLINE_LOADER_FOLDER),
    target: ['web', 'es2022'],
    devtool: false,
    entry: path.join(app.root, 'src/inline-loader.ts'),
    output: { path: path.join(app.out, INLINE_LOADER_FOLDER), filename: INLINE_LOADER_FILE, clean: true },
    module: { rules: scriptAndFileRules(app) },
  };
}
