/** Position of an element relative to its part of the page, and its size, in CSS pixels. */
export interface Box {
  /** Tag, index among the measured elements and start of its text, such as `h2 12 "Thirty years of work"`. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How the texts of the part break into lines, which determines its height and the positions of its elements. */
  lines: string;
}

/**
 * Makes the layout deterministic: loads the site's fonts, which a first visit swaps in (`font-display: swap`), and
 * disables balanced line breaks, which differ between engines. Returns the number of font files. Runs in the page.
 */
export async function normalizeText() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  // Rules of layers and media queries are appended and visited by the same loop.
  for (const rule of rules) if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
  const fontFaces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const sheet = new CSSStyleSheet();
  const blocking = fontFaces.join('\n').replaceAll('font-display: swap', 'font-display: block');
  sheet.replaceSync(`${blocking}\n* { text-wrap: wrap !important }`);
  document.adoptedStyleSheets.push(sheet);
  // Fonts of a new style sheet are registered once styles are computed.
  document.body.getBoundingClientRect();
  const loaded = [...document.fonts].filter(({ display }) => display === 'block');
  await Promise.all(loaded.map((font) => font.load()));
  await document.fonts.ready;
  return loaded.length;
}

/** Measures headings, rows, list items, figures and parts of the page. Runs in the page. */
export function measureBoxes(): Box[] {
  const parts = 'section, header, main, footer';
  const measured = `h1, h2, h3, h4, tr, li, dt, dd, figure, figcaption, label, form, ${parts}`;
  const lines = new Map<Element, string>();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let bottom = 0;
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    const rects = [...range.getClientRects()];
    const isDrawing = texts.currentNode.parentElement instanceof SVGElement;
    if (!rects.length || isDrawing || !texts.currentNode.textContent!.trim()) continue;
    // Whether a text is below the previous one, or next to it.
    const isBelow = (rects[0]!.top + rects[0]!.bottom) / 2 > bottom;
    bottom = rects.at(-1)!.bottom;
    const breaks = `${isBelow ? '/' : '+'}${new Set(rects.map((rect) => Math.round(rect.bottom))).size}`;
    for (let element = texts.currentNode.parentElement; element; element = element.parentElement)
      lines.set(element, (lines.get(element) ?? '') + breaks);
  }
  return [...document.querySelectorAll<HTMLElement>(measured)]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden]'),
    )
    .map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const part = element.parentElement!.closest(parts) ?? document.body;
      const origin = part.getBoundingClientRect();
      const start = element.innerText.trim().split(/\s+/).slice(0, 4).join(' ');
      const name = `${element.localName} ${index} "${start}"`;
      return { name, x: x - origin.x, y: y - origin.y, width, height, lines: lines.get(part) ?? '' };
    });
}

/**
 * Tolerated difference in CSS pixels: engines distribute the spare height of a stretched table differently among its rows,
 * by up to 7 px.
 */
const TOLERANCE_PX = 8;
/**
 * Tolerated relative difference, due to rounding. WebKitGTK rounds the advance of each character, and so the unit `ch`, to
 * a whole pixel: 5% of a digit, and twice that between columns sized by their text. It also rounds line heights, by 2%.
 */
const RELATIVE_TOLERANCE = { x: 0.1, width: 0.1, y: 0.02, height: 0.02 };

const tag = ({ name }: Box) => name.split(' ', 1)[0];

/**
 * Describes boxes that differ from Chromium's by more than the tolerance, one line each. Skips parts of the page whose texts
 * break into different lines because of rounding, since their sizes follow from those lines.
 */
export function layoutDifferences(reference: readonly Box[], boxes: readonly Box[]): string[] {
  const other = boxes.findIndex((box, index) => !reference[index] || tag(box) !== tag(reference[index]));
  if (other >= 0) return [`${boxes[other]!.name} instead of ${reference[other]?.name ?? 'nothing'}`];
  if (boxes.length < reference.length) return [`${reference[boxes.length]!.name} is missing`];
  return boxes.flatMap((box, index) => {
    const expected = reference[index]!;
    if (box.lines !== expected.lines) return [];
    const wrong = (['x', 'y', 'width', 'height'] as const)
      .filter(
        (side) =>
          Math.abs(box[side] - expected[side]) >
          TOLERANCE_PX + RELATIVE_TOLERANCE[side] * Math.abs(expected[side]),
      )
      .map((side) => `${side} ${Math.round(box[side])} instead of ${Math.round(expected[side])}`);
    return wrong.length ? [`${box.name}: ${wrong.join(', ')}`] : [];
  });
}
