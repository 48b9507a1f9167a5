import satori from 'satori';
import sharp from 'sharp';
import { pageHead } from '../page-head.ts';
import type { PageHead, PageRecord } from '../page-meta.ts';
import { type Limits, shareCard, SIZE } from './share-card.ts';
import { fontFile } from './typefaces.ts';

/**
 * Returns a function that draws the share image of a path, 1200 × 630, from the records of a content package and the lists of records. The
 * same record gives the same bytes, and a variant has the image of its page. `undefined` for paths without a record
 * and for `noindex` pages.
 */
export function shareImages(site: string, records: Readonly<Record<string, unknown>>) {
  const metas = Object.values(records).flat().flatMap(headOf);
  return async (path: string): Promise<Uint8Array | undefined> => {
    const meta =
      metas.find((meta) => meta.path === path) ?? metas.find(({ canonical }) => canonical === path);
    if (!meta || meta.noindex) return undefined;
    try {
      return await rasterize(await draw(meta, site));
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Failed to draw the share image of ${path}: ${problem}`, { cause });
    }
  };
}

/** Returns the metadata of a record, if it is a page's. */
function headOf(record: unknown): PageHead[] {
  const page = record as Partial<PageRecord> | null | undefined;
  return typeof page?.meta?.path === 'string' ? [pageHead(page as PageRecord)] : [];
}

let fonts: Promise<{ name: string; data: Buffer }[]> | undefined;

/** The typefaces as pages use them: the display face at its largest optical size, both at normal weight. */
const loadFonts = async () => [
  {
    name: 'display',
    data: await fontFile('newsreader', 'newsreader-latin-opsz-normal.woff2', { opsz: 72, wght: 400 }),
  },
  { name: 'text', data: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 400 }) },
];

/** Returns the image as SVG, its title as large as fits. */
async function draw(meta: PageHead, site: string): Promise<string> {
  fonts ??= loadFonts();
  for (let size = 96; size >= 40; size -= 4) {
    let fits = true;
    const svg = await satori(shareCard(meta, site, size), {
      ...SIZE,
      fonts: await fonts,
      loadAdditionalAsset: missingGlyph,
      onNodeDetected({ width, height, props }) {
        const limits = (props as Partial<Limits>)['data-limits'];
        if (limits && (width > limits.width || height > limits.height)) fits = false;
      },
    });
    if (fits) return svg;
  }
  throw new Error('its title or a figure is too long');
}

/** Called for characters that the typefaces do not have, which would be drawn as boxes. */
function missingGlyph(_: string, characters: string): never {
  const code = characters.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  throw new Error(`the typefaces have no glyph for '${characters}' (U+${code})`);
}

/** Converts an SVG to a small PNG with few colors. The result does not depend on time or machine. */
async function rasterize(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 48, dither: 0, compressionLevel: 9, effort: 4 })
    .toBuffer();
}
