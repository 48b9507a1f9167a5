import sharp from 'sharp';
import type { PageMeta } from '../page-meta.ts';
import { shareDrawing } from './share-drawing.ts';
import { loadTypefaces } from './typefaces.ts';

/**
 * Returns a function that draws the share image of a path, 1200 × 630, from the records of a content package. The
 * same record gives the same bytes, and a variant has the image of its page. `undefined` for paths without a record
 * and for `noindex` pages.
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
      throw new Error(`Failed to draw the share image of ${path}: ${problem}`, { cause });
    }
  };
}

/** Returns the metadata of a record, if it is a page's. */
function metaOf(record: unknown): PageMeta[] {
  const meta = (record as { meta?: PageMeta } | null | undefined)?.meta;
  return typeof meta?.path === 'string' ? [meta] : [];
}

/** Converts an SVG to a small PNG with few colors. The result does not depend on time or machine. */
async function rasterize(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 48, dither: 0, compressionLevel: 9, effort: 4 })
    .toBuffer();
}
