import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A rectangle of the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Red, green and blue, 0 to 255 each. */
export type Color = readonly [number, number, number];

/** A color and the number of pixels that have it. */
export interface ColorCount {
  color: Color;
  count: number;
}

/**
 * Takes a screenshot around some boxes with the text made transparent; an outline stays, because WCAG counts it as the text's
 * background. Returns a function that counts the colors of the pixels in boxes.
 */
export async function pixelsBehindText(page: Page, boxes: readonly Box[]) {
  const withoutText = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
        text-decoration-color: transparent !important; transition: none !important }
      text, tspan { fill: transparent !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const { left: x, top: y, width, height } = around(boxes);
  const session = await page.context().newCDPSession(page);
  // Optimal compression of a full-page screenshot takes longer than painting it.
  const { data: picture } = await session.send('Page.captureScreenshot', {
    clip: { x, y, width, height, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await session.detach();
  await withoutText.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  const { data, info } = await sharp(Buffer.from(picture, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (counted: readonly Box[]): ColorCount[] => {
    // By color as one number: a background has few colors.
    const counts = new Map<number, number>();
    for (const box of counted) countPixels(box, counts);
    return [...counts].map(([color, count]) => ({
      color: [color >> 16, (color >> 8) & 255, color & 255],
      count,
    }));
  };

  function countPixels(box: Box, counts: Map<number, number>) {
    const [left, top] = [box.left - x, box.top - y];
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(info.height, top + box.height); row += 1) {
      for (
        let column = Math.max(0, Math.floor(left));
        column < Math.min(info.width, left + box.width);
        column += 1
      ) {
        const at = (row * info.width + column) * 3;
        const color = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    }
  }
}

/** The smallest area in whole pixels that contains all boxes, limited to the page's left and top edges. */
function around(boxes: readonly Box[]): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.left + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.top + box.height)));
  return { left, top, width: right - left, height: bottom - top };
}
