import sharp from 'sharp';

/** Converts an SVG to a small PNG with few colors. The result does not depend on time or machine. */
export async function rasterize(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 48, dither: 0, compressionLevel: 9, effort: 4 })
    .toBuffer();
}
