import { fontFile } from '@vantedge/seo/share-image';
import { INK } from './theme.ts';

/** Text style; lengths in points. */
export interface Setting {
  font?: Font;
  size: number;
  /** Line height relative to the size. */
  leading?: number;
  /** Letter spacing in em. */
  spacing?: number;
  color?: string;
  align?: 'left' | 'right';
}

/** Box of a text: left edge, top of the first line, maximum line width. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
}

/** Accessibility attributes of an element. */
interface TagOptions {
  /** Text for assistive technology that replaces the visible text. */
  actual?: string;
  /** Scope of a table header cell. */
  label?: 'Column' | 'Row';
}

/**
 * Writes a PDF together with its structure: everything drawn belongs to a tag, or is an artifact hidden from assistive
 * technology.
 */
export class PdfWriter {
  /** While set, nothing is drawn: only the bottom of the text is measured. */
  private measuring = false;
  private parent: PDFKit.PDFStructureElement;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.parent = document.struct('Document');
    document.addStructure(this.parent);
  }

  /** Returns the bottom that `draw` would reach, without drawing. */
  measure(draw: () => number): number {
    const before = this.measuring;
    this.measuring = true;
    const bottom = draw();
    this.measuring = before;
    return bottom;
  }

  /** An element that contains others: `L`, `LI`. */
  group<T>(type: string, draw: () => T): T {
    if (this.measuring) return draw();
    const outer = this.parent;
    this.parent = this.document.struct(type);
    outer.add(this.parent);
    const result = draw();
    this.parent.end();
    this.parent = outer;
    return result;
  }

  /** An element that contains the text set by `draw`. */
  tag<T>(type: string, draw: () => T, options: TagOptions = {}): T {
    if (this.measuring) return draw();
    let result!: T;
    const content = () => void (result = draw());
    this.parent.add(this.document.struct(type, options, content));
    return result;
  }

  /** Draws an artifact, hidden from assistive technology: backgrounds, rules, page numbers. */
  artifact(draw: (document: PDFKit.PDFDocument) => void) {
    if (this.measuring) return;
    this.document.markContent('Artifact', { type: 'Layout' });
    draw(this.document);
    this.document.endMarkedContent();
  }

  /** A figure element with an accessible description in `alt`. */
  stat(
    alt: string,
    { x, y, width, height }: TextBox & { height: number },
    draw: (document: PDFKit.PDFDocument) => void,
  ) {
    if (this.measuring) return;
    const options = { alt, bbox: [x, y, x + width, y + height] };
    this.parent.add(this.document.struct('Figure', options, () => draw(this.document)));
  }

  /** Draws a hairline. */
  rule(x: number, y: number, width: number, color = INK.line, weight = 0.6) {
    this.artifact((document) => document.rect(x, y, width, weight).fill(color));
  }

  /** Sets text inside the current tag and returns the bottom of its last line. */
  text(text: string, { x, y, width }: TextBox, setting: Setting): number {
    const options = this.options(setting, width);
    const height = this.document.heightOfString(text, options);
    if (!this.measuring) this.document.fillColor(setting.color ?? INK.ink).text(text, x, y, options);
    return y + height;
  }

  /** Returns the width of a text on one line. */
  widthOf(text: string, setting: Setting): number {
    return this.document.widthOfString(text, this.options(setting));
  }

  /** Returns the narrowest width with as many lines as at `width`, which balances the lines. */
  balanced(text: string, width: number, setting: Setting): number {
    const height = (at: number) => this.document.heightOfString(text, this.options(setting, at));
    const allowed = height(width);
    let [narrow, wide] = [width / 2, width];
    while (wide - narrow > 1) {
      const middle = (narrow + wide) / 2;
      if (height(middle) > allowed) narrow = middle;
      else wide = middle;
    }
    return wide;
  }

  private options({ font = 'text', size, leading = 1.45, spacing = 0, align }: Setting, width?: number) {
    this.document.font(font).fontSize(size);
    return {
      ...(width ? { width } : { lineBreak: false }),
      ...(align ? { align } : {}),
      lineGap: size * leading - this.document.currentLineHeight(),
      characterSpacing: spacing * size,
      // Proportional numerals: tabular ones leave a gap around each 1.
      features: ['kern', 'liga', 'pnum'] as PDFKit.Mixins.OpenTypeFeatures[],
    };
  }
}

/** The fonts of a PDF: the display font, and the text font in two weights. */
type Font = 'display' | 'text' | 'strong';

let fonts: Promise<Record<Font, Buffer>> | undefined;

/** Reads the fonts, once per build. */
export function loadFonts(): Promise<Record<Font, Buffer>> {
  fonts ??= (async () => ({
    display: await fontFile('newsreader', 'newsreader-latin-opsz-normal.woff2', { opsz: 60, wght: 400 }),
    text: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 400 }),
    strong: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 550 }),
  }))();
  return fonts;
}
