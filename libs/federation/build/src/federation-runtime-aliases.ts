import { packageFile } from './workspace.ts';

const file = (name: string, path: string) => packageFile(`@module-federation/${name}`, path);

/**
 * Module Federation's runtime as ES modules. The plugin resolves it with `require.resolve`, that is to CommonJS, which
 * cannot be tree-shaken: a section's entry is 29.4 kB br with the defaults and 7.6 kB with these.
 */
export const FEDERATION_RUNTIME_ALIASES: Record<string, string> = {
  [file('webpack-bundler-runtime', 'dist/index.cjs')]: file('webpack-bundler-runtime', 'dist/bundler.js'),
  '@module-federation/runtime-tools/runtime': file('runtime', 'dist/bundler.js'),
  '@module-federation/runtime-tools/runtime-core': file('runtime-core', 'dist/index.js'),
  '@module-federation/runtime-core$': file('runtime-core', 'dist/index.js'),
  '@module-federation/runtime-tools': file('runtime-tools', 'dist/bundler.js'),
  '@module-federation/runtime': file('runtime', 'dist/bundler.js'),
};
