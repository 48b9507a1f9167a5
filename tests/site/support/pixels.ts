import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Number of pixels of two PNGs of the same size that visibly differ in color. Excludes the antialiasing of curves, which depends on
 * how the browser divides the page into tiles.
 */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [before, after] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height } = before!.info;
  return pixelmatch(before!.data, after!.data, undefined, width, height, { includeAA: false });
}
