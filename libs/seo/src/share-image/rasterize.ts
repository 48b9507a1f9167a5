import sharp from 'sharp';

/** A drawing as PNG: few colors, so that the file stays small; nothing of the moment or the machine is in it. */
export async function rasterize(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 48, dither: 0, compressionLevel: 9, effort: 4 })
    .toBuffer();
}
