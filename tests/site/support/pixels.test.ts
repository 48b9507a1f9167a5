import sharp from 'sharp';
import { differingPixels } from './pixels.ts';

const [RED, BLUE] = [
  [200, 0, 0],
  [0, 0, 200],
] as const;

/** A red PNG with some blue pixels at its top left. */
function picture(width: number, height: number, different = 0, compressionLevel = 6) {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) data.set(i < different ? BLUE : RED, i * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel })
    .toBuffer();
}

test('ignores how files with equal pixels are encoded', async () => {
  expect(await differingPixels(await picture(8, 4), await picture(8, 4, 0, 0))).toBe(0);
});

test('counts pixels of another color', async () => {
  expect(await differingPixels(await picture(8, 4), await picture(8, 4, 8))).toBe(8);
});

test('rejects pictures of different sizes', async () => {
  await expect(differingPixels(await picture(8, 4), await picture(8, 6))).rejects.toThrow('sizes');
});
