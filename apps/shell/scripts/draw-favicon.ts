/**
 * Writes the raster forms of `favicon.svg` to `src/assets`: `favicon.ico` with two sizes, and `logo.png`, 512 px for home screens and
 * structured data: `npx tsx apps/shell/scripts/draw-favicon.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const assets = path.join(import.meta.dirname, '../src/assets');
const drawing = readFileSync(path.join(assets, 'favicon.svg'));
const SIZES = [16, 32];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

const LOGO_SIZE = 512;
/** Home screens round the corners themselves and show transparent ones in black. */
const square = Buffer.from(drawing.toString().replace(/ rx="\d+"/, ''));
await sharp(square, { density: (72 * LOGO_SIZE) / 32 })
  .resize(LOGO_SIZE)
  .png({ compressionLevel: 9, palette: true })
  .toFile(path.join(assets, 'logo.png'));

const images = await Promise.all(
  SIZES.map((size) =>
    sharp(drawing, { density: (72 * size) / 32 })
      .resize(size)
      .png({ compressionLevel: 9 })
      .toBuffer(),
  ),
);
const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
directory.writeUInt16LE(1, 2);
directory.writeUInt16LE(images.length, 4);
let offset = directory.length;
images.forEach((image, i) => {
  const at = HEADER_BYTES + ENTRY_BYTES * i;
  directory.writeUInt8(SIZES[i]!, at);
  directory.writeUInt8(SIZES[i]!, at + 1);
  directory.writeUInt16LE(1, at + 4);
  directory.writeUInt16LE(32, at + 6);
  directory.writeUInt32LE(image.length, at + 8);
  directory.writeUInt32LE(offset, at + 12);
  offset += image.length;
});
writeFileSync(path.join(assets, 'favicon.ico'), Buffer.concat([directory, ...images]));
