import type { Configuration } from '@rspack/core';
import path from 'node:path';
import type { App } from './app.ts';
import { commonSettings } from './common.ts';
import { scriptAndFileRules } from './module-rules.ts';

/** File name of the inline loader, which the composer puts into each document. */
export const BOOT_FILE = 'boot.js';

/** The few lines that wait for intent: a build of their own, so that nothing of the framework is in them. */
export function bootBuild(app: App): Configuration {
  return {
    ...commonSettings(app, 'boot'),
    target: ['web', 'es2022'],
    devtool: false,
    entry: path.join(app.root, 'src/inline-loader.ts'),
    output: { path: path.join(app.out, 'boot'), filename: BOOT_FILE, clean: true },
    module: { rules: scriptAndFileRules(app) },
  };
}
