import type { Face } from './fonts.ts';
import { INK } from './theme.ts';

/** How a text is set; lengths in points. */
export interface Setting {
  face?: Face;
  size: number;
  /** Line height by size. */
  leading?: number;
  /** Added after each character, in ems. */
  spacing?: number;
  color?: string;
  align?: 'left' | 'right';
}

/** Where a text stands: its left edge, the top of its first line, its longest line. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
}

/** What a reader of an element is told beside its text. */
interface TagOptions {
  /** How it is read out, where its text alone would not do. */
  actual?: string;
  /** Of a table's header: what it is the header of. */
  scope?: 'Column' | 'Row';
}

/** Writes a document together with its structure: whatever is drawn is of a tag, or an artifact that is not read out. */
export class Pen {
  /** Nothing is drawn while it is set: what is asked for is how far down a text comes. */
  private measuring = false;
  private parent: PDFKit.PDFStructureElement;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.parent = document.struct('Document');
    document.addStructure(this.parent);
  }

  /** How far down `draw` would come. */
  measure(draw: () => number): number {
    const before = this.measuring;
    this.measuring = true;
    const bottom = draw();
    this.measuring = before;
    return bottom;
  }

  /** An element that holds others: `L`, `LI`. */
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

  /** An element that holds the text that `draw` sets. */
  tag<T>(type: string, draw: () => T, options: TagOptions = {}): T {
    if (this.measuring) return draw();
    let result!: T;
    const content = () => void (result = draw());
    this.parent.add(this.document.struct(type, options, content));
    return result;
  }

  /** What is seen and not read out: grounds, rules, page numbers. */
  artifact(draw: (document: PDFKit.PDFDocument) => void) {
    if (this.measuring) return;
    this.document.markContent('Artifact', { type: 'Layout' });
    draw(this.document);
    this.document.endMarkedContent();
  }

  /** A drawing, and in `alt` what is seen. */
  figure(
    alt: string,
    { x, y, width, height }: TextBox & { height: number },
    draw: (document: PDFKit.PDFDocument) => void,
  ) {
    if (this.measuring) return;
    const options = { alt, bbox: [x, y, x + width, y + height] };
    this.parent.add(this.document.struct('Figure', options, () => draw(this.document)));
  }

  /** A hairline. */
  rule(x: number, y: number, width: number, color = INK.line, weight = 0.6) {
    this.artifact((document) => document.rect(x, y, width, weight).fill(color));
  }

  /** Sets a text inside the tag at hand and returns where its last line ends. */
  text(words: string, { x, y, width }: TextBox, setting: Setting): number {
    const options = this.options(setting, width);
    const height = this.document.heightOfString(words, options);
    if (!this.measuring) this.document.fillColor(setting.color ?? INK.ink).text(words, x, y, options);
    return y + height;
  }

  /** Width of a text on one line. */
  widthOf(words: string, setting: Setting): number {
    return this.document.widthOfString(words, this.options(setting));
  }

  /** The narrowest width at which a text has no line more than at `width`: its lines are then alike. */
  balanced(words: string, width: number, setting: Setting): number {
    const height = (at: number) => this.document.heightOfString(words, this.options(setting, at));
    const allowed = height(width);
    let [narrow, wide] = [width / 2, width];
    while (wide - narrow > 1) {
      const middle = (narrow + wide) / 2;
      if (height(middle) > allowed) narrow = middle;
      else wide = middle;
    }
    return wide;
  }

  private options({ face = 'text', size, leading = 1.45, spacing = 0, align }: Setting, width?: number) {
    this.document.font(face).fontSize(size);
    return {
      ...(width ? { width } : { lineBreak: false }),
      ...(align ? { align } : {}),
      lineGap: size * leading - this.document.currentLineHeight(),
      characterSpacing: spacing * size,
      // Proportional figures: those of tables leave a gap beside each 1.
      features: ['kern', 'liga', 'pnum'] as PDFKit.Mixins.OpenTypeFeatures[],
    };
  }
}
