import type { PageMeta } from '../page-meta.ts';
import { loadTypefaces } from './typefaces.ts';
import { rasterize } from './rasterize.ts';
import { shareDrawing } from './share-drawing.ts';

/**
 * Draws the image that a page is shared with, 1200 × 630, from the page's own record: the same record gives the same
 * bytes. `records` is what a content package exports; a page and its variant are drawn alike, and a path that no record
 * has, or that search engines leave out, has no image of its own.
 */
export function shareImages(site: string, records: Readonly<Record<string, unknown>>) {
  const metas = Object.values(records).flatMap(metaOf);
  return async (path: string): Promise<Uint8Array | undefined> => {
    const meta =
      metas.find((meta) => meta.path === path) ?? metas.find(({ canonical }) => canonical === path);
    if (!meta || meta.noindex) return undefined;
    try {
      return await rasterize(shareDrawing(meta, site, await loadTypefaces()));
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The share image of ${path} cannot be drawn: ${problem}`, { cause });
    }
  };
}

/** The metadata of what may be a page's record. */
function metaOf(record: unknown): PageMeta[] {
  const meta = (record as { meta?: PageMeta } | null | undefined)?.meta;
  return typeof meta?.path === 'string' ? [meta] : [];
}
