import type { Compilation } from '@rspack/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of each exposed module, by name, from the federation manifest: for its first render, and those that it loads later. */
export function exposedFiles(folder: string): Map<string, { own: string[]; lazy: string[] }> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as {
    exposes: { path: string; assets: { js: Record<'sync' | 'async', string[]>; css: { sync: string[] } } }[];
  };
  return new Map(
    manifest.exposes.map(({ path, assets: { js, css } }) => [
      path,
      { own: [...js.sync, ...css.sync], lazy: js.async },
    ]),
  );
}

/** Files of the chunks that the chunk of one of the shell's modules loads later. */
export function lazyFiles(compilation: Compilation, chunkGroup: string): string[] {
  const chunks = compilation.namedChunkGroups.get(chunkGroup)?.chunks ?? [];
  return chunks.flatMap((chunk) => [...chunk.getAllAsyncChunks()].flatMap(({ files }) => [...files]));
}
