import { SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import type { App } from '../app.ts';
import { packageFile } from '../workspace.ts';
import { AssertModulesPlugin } from './assert-modules-plugin.ts';

const localFile = (file: string) => path.join(import.meta.dirname, file);

/**
 * Alias and plugin that replace Module Federation's runtime by one of our own, which a page loads once, with the shell. With
 * Module Federation's, the shell's script would be 13 kB (brotli) larger, and a section's entry 29 kB instead of 3.
 */
export function federationRuntime({ section }: App) {
  const runtime = localFile(section.name === SHELL ? 'host.js' : 'section.js');
  return {
    alias: { [packageFile('@module-federation/webpack-bundler-runtime', 'dist/index.cjs')]: runtime },
    plugins: [new AssertModulesPlugin(section.name, [runtime])],
  };
}
