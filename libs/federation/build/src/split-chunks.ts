import type { Chunk, Module } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import type { App } from './app.ts';

/** How a browser build is split into chunks, apart from one chunk per declared module. */
export const splitChunks = (app: App) => ({
  name: sharedChunkName,
  cacheGroups: { ...(app.section.name === SHELL && { vendor, platform }) },
});

/**
 * Names a chunk that several chunks share after those. Ids of chunks without a name are hashes of absolute paths. Names do
 * not appear in the build.
 */
const sharedChunkName = (_module: Module, chunks: Chunk[], group: string) =>
  [group, ...chunks.map(({ name }) => name ?? '').sort()].join('~');

/*
 * The shell's entry scripts, from what rarely changes to what often does: packages, the platform's libraries, and the shell
 * itself (`main`). A returning visitor loads only those that changed.
 */
const vendor = {
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|framer-motion|motion-dom|motion-utils)[\\/]/,
  name: 'vendor',
  chunks: 'initial' as const,
  enforce: true,
};
const platform = {
  // Not its styles, which documents link as one file.
  type: /javascript/,
  test: /libs[\\/](federation|leads|seo|shared-ui)[\\/]/,
  name: 'platform',
  chunks: 'initial' as const,
  enforce: true,
};
