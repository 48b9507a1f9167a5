import { fontFile } from '@vantedge/seo/share-image';
import { AREA, INK, type Setting } from './theme.ts';

/** Position on the page, from its top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/**
 * Writes a PDF from top to bottom, together with its structure: everything drawn belongs to a structure element, or is
 * an artifact hidden from assistive technology.
 */
export class PdfWriter {
  /** Structure element to which the next ones belong. */
  parent: PDFKit.PDFStructureElement;
  private column = { x: AREA.x, width: AREA.width };

  constructor(readonly document: PDFKit.PDFDocument) {
    this.parent = document.struct('Document');
    document.addStructure(this.parent);
  }

  /** Where the next text begins: below the last one, in the current column. */
  get box(): Box {
    return { ...this.column, y: this.document.y };
  }

  /** Moves down by a distance. */
  skip(distance: number) {
    this.document.y += distance;
  }

  /** Writes a text into a box: the rest of the column, where it is not given. */
  text(text: string, setting: Setting, place: Partial<Box> = {}) {
    const { x, y, width } = { ...this.box, ...place };
    const options = { ...this.options(setting), width };
    const { tag, color = INK.ink, after = 0 } = setting;
    const structure = tag ? { structParent: this.parent, structType: tag } : {};
    this.document.fillColor(color).text(text, x, y, { ...options, ...structure });
    this.skip(after);
  }

  /** Returns the width of a text on one line. */
  widthOf = (text: string, setting: Setting) => this.document.widthOfString(text, this.options(setting));

  /** Returns the height of a text in a column of the given width. */
  heightOf = (text: string, setting: Setting, width: number) =>
    this.document.heightOfString(text, { ...this.options(setting), width });

  /** Selects the font and returns the library's options. */
  options({ font = 'text', size, leading = 1.45, spacing = 0, align = 'left' }: Setting) {
    this.document.font(font).fontSize(size);
    return {
      align,
      lineGap: size * leading - this.document.currentLineHeight(),
      characterSpacing: spacing * size,
      // Proportional numerals: tabular ones leave a gap around each 1.
      features: ['kern', 'liga', 'pnum'] as PDFKit.Mixins.OpenTypeFeatures[],
    };
  }

  /** Writes side by side, in columns as wide as their shares, and continues below the longest. */
  columns(gap: number, columns: readonly (() => void)[], shares = columns.map(() => 1)) {
    const { column: whole } = this;
    const top = this.document.y;
    const unit = (whole.width - gap * (columns.length - 1)) / shares.reduce((sum, share) => sum + share);
    let [x, bottom] = [whole.x, top];
    for (const [index, write] of columns.entries()) {
      this.column = { x, width: unit * shares[index]! };
      this.document.y = top;
      write();
      bottom = Math.max(bottom, this.document.y);
      x += this.column.width + gap;
    }
    this.column = whole;
    this.document.y = bottom;
  }

  /** Writes a row of a list, below a rule. */
  row(write: () => void) {
    this.rule();
    this.skip(6.5);
    write();
    this.skip(6.5);
  }

  /** Writes the children of an element, such as the items of an `L`. */
  group(tag: string, write: () => void) {
    const outer = this.parent;
    this.parent = this.document.struct(tag);
    outer.add(this.parent);
    write();
    this.parent.end();
    this.parent = outer;
  }

  /** Draws the content of an element: texts without a tag, or a drawing with a description in `alt`. */
  element(tag: string, options: { actual?: string; alt?: string; bbox?: number[] }, draw: () => void) {
    this.parent.add(this.document.struct(tag, options, [draw]));
  }

  /** Draws an artifact, hidden from assistive technology: backgrounds, rules, page numbers. */
  artifact(draw: () => void) {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** Draws a rule over the column. */
  rule(color = INK.line, weight = 0.6) {
    const { x, y, width } = this.box;
    this.artifact(() => this.document.rect(x, y, width, weight).fill(color));
  }
}

let fonts: Promise<Record<NonNullable<Setting['font']>, Buffer>> | undefined;

/** Reads the fonts, once per build. */
export function loadFonts() {
  fonts ??= (async () => ({
    display: await fontFile('newsreader', 'newsreader-latin-opsz-normal.woff2', { opsz: 60, wght: 400 }),
    text: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 400 }),
    strong: await fontFile('geist', 'geist-latin-wght-normal.woff2', { wght: 550 }),
  }))();
  return fonts;
}
