import type { Page } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import { type Box, type Color, type ColorCount, pixelsBehindText } from './pixels-behind-text.ts';

interface Text {
  selector: string;
  /** Red, green and blue (0 to 255), and opacity including that of all ancestors (0 to 1). */
  color: [number, number, number, number];
  /** Required by WCAG: 3 for large text and symbols, 4.5 for other text. */
  minContrast: number;
  /** Position of its lines on the page, in CSS pixels. */
  boxes: Box[];
}

/** Share of the background that must have enough contrast: a thin line crossing the text is acceptable. */
const MIN_SHARE = 0.9;

/** Texts of these selectors with too little contrast, measured in a screenshot of the page without text. */
export async function lowContrastTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (!selectors.length) return [];
  const { texts, background } = await readInOneLayout(page, selectors);
  return texts.flatMap((text) => {
    const reached = reachedContrast(text.color, background(text.boxes));
    if (reached === undefined || reached >= text.minContrast) return [];
    return [`contrast of ${reached.toFixed(2)} where ${text.minContrast} is required at ${text.selector}`];
  });
}

/**
 * Reads texts and the pixels behind them, again if the texts have moved meanwhile: fonts that arrive after the first paint stay
 * unused until a screenshot changes the viewport.
 */
async function readInOneLayout(page: Page, selectors: readonly string[]) {
  let texts = await page.evaluate(readTexts, selectors);
  while (true) {
    const boxes = texts.flatMap((text) => text.boxes).filter(({ width, height }) => width && height);
    const background = boxes.length ? await pixelsBehindText(page, boxes) : () => [];
    const after = await page.evaluate(readTexts, selectors);
    if (isDeepStrictEqual(after, texts)) return { texts, background };
    texts = after;
  }
}

function readTexts(selectors: readonly string[]): Text[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const style = getComputedStyle(element);
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = element instanceof SVGElement ? style.fill : style.color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    let opacity = alpha! / 255;
    for (let around: Element | null = element; around; around = around.parentElement) {
      opacity *= Number(getComputedStyle(around).opacity);
    }
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const hasLetters = /[\p{L}\p{N}]/u.test(element.textContent);
    const range = document.createRange();
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const boxes = own.flatMap((text) => {
      range.selectNode(text);
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        left: left + scrollX,
        top: top + scrollY,
        width,
        height,
      }));
    });
    return [
      {
        selector,
        color: [red!, green!, blue!, opacity],
        minContrast: large || !hasLetters ? 3 : 4.5,
        boxes,
      } satisfies Text,
    ];
  });
}

/** The contrast of a text with at least `MIN_SHARE` of the pixels behind it; `undefined` if there are none. */
function reachedContrast(text: Text['color'], background: readonly ColorCount[]): number | undefined {
  const contrasts = background
    .map(({ color, count }) => ({ contrast: contrast(text, color), count }))
    .sort((one, other) => one.contrast - other.contrast);
  const pixels = contrasts.reduce((sum, { count }) => sum + count, 0);
  // Skips the pixels with the lowest contrasts.
  let skipped = Math.floor(pixels * (1 - MIN_SHARE));
  return contrasts.find(({ count }) => (skipped -= count) < 0)?.contrast;
}

function contrast([red, green, blue, alpha]: Text['color'], background: Color): number {
  const over = (value: number, below: number) => value * alpha + below * (1 - alpha);
  const text = luminance([over(red, background[0]), over(green, background[1]), over(blue, background[2])]);
  const behind = luminance(background);
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
}

/** Relative luminance as defined by WCAG 2. */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
