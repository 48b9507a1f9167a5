import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';

/** WCAG 2.2 up to AA, and axe's best practices. Listed, because axe omits rules new in 2.2 by default. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Evaluated instead of axe, which the page has from an earlier run: evaluating it twice per run takes a tenth of a second. */
const NOTHING = '0';

/** Reports only the results used here. Legacy mode avoids the second page axe would open for frames, which no page has. */
async function axe(page: Page): Promise<AxeBuilder> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(hasAxe ? { axeSource: NOTHING } : {}) });
  return builder.options({ resultTypes: ['violations', 'incomplete'] }).setLegacyMode();
}

/** Accessibility violations found by axe in a page or part of it, and text with too little contrast. */
export async function axeViolations(
  page: Page,
  part = ':root',
  excludedRules: string[] = [],
): Promise<string[]> {
  return analyze(page, (await axe(page)).include(part).withTags(TAGS).disableRules(excludedRules));
}

/** The subset of `axeViolations` that depends on colors. */
export async function contrastViolations(page: Page, part = ':root'): Promise<string[]> {
  return analyze(page, (await axe(page)).include(part).withRules(['color-contrast']));
}

async function analyze(page: Page, builder: AxeBuilder): Promise<string[]> {
  const { violations, incomplete } = await builder.analyze();
  const selectors = (nodes: { target: unknown[] }[]) => nodes.map(({ target }) => target.join(' '));
  // Where axe cannot determine the background, such as over a drawing, compare pixels.
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => selectors(nodes));
  return [
    ...violations.flatMap(({ id, nodes }) => selectors(nodes).map((selector) => `${id} at ${selector}`)),
    ...(await lowContrastTexts(page, undecided)),
  ];
}

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
async function lowContrastTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (!selectors.length) return [];
  // Text that becomes visible again would fade in: its color is read meanwhile.
  const removeStyle = await addStyle(page, '*, *::before, *::after { transition: none !important }');
  // Where the page is scrolled, the sticky header covers text.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { texts, background } = await readInOneLayout(page, selectors);
  await removeStyle();
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
      // What a row that scrolls sideways does not show is not in the screenshot.
      return [...range.getClientRects()].flatMap(({ left, right, top, height }) => {
        const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)];
        return to > from ? { left: from + scrollX, top: top + scrollY, width: to - from, height } : [];
      });
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

/** A rectangle of the page, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Red, green and blue, 0 to 255 each. */
type Color = readonly [number, number, number];

/** A color and the number of pixels that have it. */
interface ColorCount {
  color: Color;
  count: number;
}

/**
 * Takes a screenshot around some boxes with the text made transparent; an outline stays, because WCAG counts it as the text's
 * background. Returns a function that counts the colors of the pixels in boxes.
 */
async function pixelsBehindText(page: Page, boxes: readonly Box[]) {
  const showText = await addStyle(
    page,
    `*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important }
    text, tspan { fill: transparent !important }`,
  );
  const { left: x, top: y, width, height } = around(boxes);
  const session = await page.context().newCDPSession(page);
  // Optimal compression of a full-page screenshot takes longer than painting it.
  const { data: picture } = await session.send('Page.captureScreenshot', {
    clip: { x, y, width, height, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await session.detach();
  await showText();
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

/** Adds a stylesheet to the page; returns a function that removes it. */
async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const added = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () =>
    added.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
}

/** The smallest area in whole pixels that contains all boxes, limited to the page's left and top edges. */
function around(boxes: readonly Box[]): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.left + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.top + box.height)));
  return { left, top, width: right - left, height: bottom - top };
}
