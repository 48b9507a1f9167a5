import type { Chunk, Module } from '@rspack/core';
import { SHELL } from '@vantedge/federation-contract';
import type { App } from './app.ts';
import { CONTENT_ROOT } from './content-root.ts';
import { chunkName } from './page-modules.ts';

/** How a browser build is split into chunks, apart from one chunk per declared module. */
export const splitChunks = (app: App) => ({
  name: sharedChunkName,
  cacheGroups: { ...(app.section.name === SHELL ? { vendor, platform } : {}), ...copyChunks(app) },
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
  test: /node_modules[\\/](react|react-dom|react-fast-compare|react-helmet-async|react-router|invariant|scheduler|shallowequal|framer-motion|motion-dom|motion-utils)[\\/]/,
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

/** The copy of each module that the app lists, apart from its code. */
function copyChunks({ copyChunks = [] }: App) {
  return Object.fromEntries(
    copyChunks.map((page) => [
      `copy of ${page}`,
      {
        test: (module: Module) => Boolean(module.nameForCondition()?.startsWith(CONTENT_ROOT)),
        chunks: (chunk: Chunk) => isChunkOf(page, chunk),
        // A name, because ids of chunks without one are hashes of absolute paths.
        name: `copy~${chunkName(page)}`,
        enforce: true,
      },
    ]),
  );
}

/** Whether a chunk is that of a module. Module Federation names it `__federation_expose_pages__rate_card`. */
function isChunkOf(module: string, { name }: Chunk): boolean {
  const own = lettersOf(chunkName(module));
  return [own, `federationexpose${own}`].includes(lettersOf(name ?? ''));
}

const lettersOf = (name: string) => name.replace(/[^a-z0-9]/gi, '');
