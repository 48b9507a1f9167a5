import { rspack } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import type { App } from '../app.ts';
import { packageFile } from '../workspace.ts';
import { AssertModulesPlugin } from './assert-modules-plugin.ts';

const localFile = (file: string) => path.join(import.meta.dirname, file);
const file = (name: string, path: string) => packageFile(`@module-federation/${name}`, path);
const STUBS = localFile('stubs.js');
const RUNTIME_CORE = file('runtime-core', 'dist');

/**
 * Aliases and plugins that load Module Federation's runtime once per page, reduced to what the site uses. The plugin resolves
 * it with `require.resolve`, that is, to CommonJS, which cannot be tree-shaken: the shell's script would be 7 kB (brotli)
 * larger, and a section's entry 29.4 kB instead of 3.3 kB.
 */
export function federationRuntime({ section }: App) {
  const isShell = section.name === SHELL;
  const bundlerRuntime = localFile(isShell ? 'host.js' : 'section.js');
  return {
    alias: {
      [file('webpack-bundler-runtime', 'dist/index.cjs')]: bundlerRuntime,
      // Paths of files, because the public names `…/bundler` would match these aliases again and not be found.
      '@module-federation/runtime-tools/runtime': file('runtime', 'dist/bundler.js'),
      '@module-federation/runtime-tools/runtime-core': file('runtime-core', 'dist/index.js'),
      '@module-federation/runtime-core$': file('runtime-core', 'dist/index.js'),
      '@module-federation/runtime-tools': file('runtime-tools', 'dist/bundler.js'),
      '@module-federation/runtime': file('runtime', 'dist/bundler.js'),
      'raw/disabled-snapshots$': file('runtime-core', 'dist/plugins/snapshot/disabled.js'),
    },
    plugins: [
      // Not an alias: aliases match the request string, and this import is relative.
      new rspack.NormalModuleReplacementPlugin(
        /\/(snapshot\/SnapshotHandler|generate-preload-assets|utils\/preload)\.js$/,
        (resource) => {
          if (resource.context.startsWith(RUNTIME_CORE)) resource.request = STUBS;
        },
      ),
      new AssertModulesPlugin(section.name, isShell ? [bundlerRuntime, STUBS] : [bundlerRuntime]),
    ],
  };
}
