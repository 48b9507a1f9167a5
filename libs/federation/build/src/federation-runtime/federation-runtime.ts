import { rspack } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import type { App } from '../app.ts';
import { packageFile } from '../workspace.ts';
import { AssertModulesPlugin } from './assert-modules-plugin.ts';

const own = (file: string) => path.join(import.meta.dirname, file);
const file = (name: string, path: string) => packageFile(`@module-federation/${name}`, path);
const STUBS = own('stubs.js');
const RUNTIME_CORE = file('runtime-core', 'dist');

/**
 * Module Federation's runtime, once a page and no more of it than the site uses. The plugin resolves it with
 * `require.resolve`, that is to CommonJS, which cannot be tree-shaken: the shell's script would be 7 kB br longer and a
 * section's entry 29.4 kB br instead of 3.3.
 */
export function federationRuntime({ section }: App) {
  const isShell = section.name === SHELL;
  const bundlerRuntime = own(isShell ? 'host.js' : 'section.js');
  return {
    alias: {
      [file('webpack-bundler-runtime', 'dist/index.cjs')]: bundlerRuntime,
      // Files, because the public names `…/bundler` match these aliases again and are not found.
      '@module-federation/runtime-tools/runtime': file('runtime', 'dist/bundler.js'),
      '@module-federation/runtime-tools/runtime-core': file('runtime-core', 'dist/index.js'),
      '@module-federation/runtime-core$': file('runtime-core', 'dist/index.js'),
      '@module-federation/runtime-tools': file('runtime-tools', 'dist/bundler.js'),
      '@module-federation/runtime': file('runtime', 'dist/bundler.js'),
      'raw/disabled-snapshots$': file('runtime-core', 'dist/plugins/snapshot/disabled.js'),
    },
    plugins: [
      // Not an alias: an alias matches the request, which is a relative one here.
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
