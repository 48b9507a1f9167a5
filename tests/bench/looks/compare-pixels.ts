import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How two screenshots of a page differ. */
export interface PixelDifference {
  /** Pixels of different color; those outside of the smaller screenshot count. */
  pixels: number;
  /** PNG: the newer screenshot in gray, with differing pixels in red. */
  picture: Buffer;
}

/** Compares two PNGs; exactly, unless options of pixelmatch say otherwise. Returns `undefined` if all pixels are equal. */
export async function comparePixels(
  before: Buffer,
  now: Buffer,
  options: Options = EXACT,
): Promise<PixelDifference | undefined> {
  if (before.equals(now)) return undefined;
  const sizes = await Promise.all([before, now].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([before, now].map((png) => pixelsOf(png, width, height)));
  const output = Buffer.alloc(width * height * CHANNELS);
  const pixels = pixelmatch(one!, other!, output, width, height, options);
  if (pixels === 0) return undefined;
  const picture = await sharp(output, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

const CHANNELS = 4;

type Options = NonNullable<Parameters<typeof pixelmatch>[5]>;

const EXACT: Options = { threshold: 0, includeAA: true };

/** RGBA values of a PNG, extended to a size with transparent pixels. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const image = sharp(png).ensureAlpha();
  const size = await image.metadata();
  return image
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}
