import { rspack } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import type { App } from '../app.ts';
import { AssertModulesPlugin } from './assert-modules-plugin.ts';

/** The module that Module Federation's plugin adds to every build, which imports its runtime. */
const EMBEDDED_RUNTIME = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/;

/**
 * Plugins that replace Module Federation's runtime by one of our own, which a page loads once, with the shell. With Module
 * Federation's, the shell's script would be 13 kB (brotli) larger, and a section's entry 29 kB instead of 2.
 */
export function federationRuntime({ section }: App) {
  const runtime = path.join(import.meta.dirname, section.name === SHELL ? 'host.js' : 'section.js');
  return [
    new rspack.NormalModuleReplacementPlugin(EMBEDDED_RUNTIME, runtime),
    new AssertModulesPlugin(section.name, [runtime]),
  ];
}
