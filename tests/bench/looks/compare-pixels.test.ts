import sharp from 'sharp';
import { comparePixels } from './compare-pixels.ts';

const RED = { r: 200, g: 0, b: 0 };

/** A red PNG with some pixels of a barely different red in its first row. */
async function picture(width: number, height: number, different = 0, compressionLevel = 6) {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1)
    data.set([i < different ? RED.r + 1 : RED.r, RED.g, RED.b], i * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel })
    .toBuffer();
}

test('ignores how files with equal pixels are encoded', async () => {
  expect(await comparePixels(await picture(8, 4), await picture(8, 4, 0, 0))).toBeUndefined();
});

test('the smallest difference of a color is counted', async () => {
  const difference = await comparePixels(await picture(8, 4), await picture(8, 4, 3));
  expect(difference?.pixels).toBe(3);
  expect(await sharp(difference!.picture).metadata()).toMatchObject({ width: 8, height: 4 });
});

test('pixels of a longer page are counted', async () => {
  expect((await comparePixels(await picture(8, 4), await picture(8, 6)))?.pixels).toBe(16);
});
