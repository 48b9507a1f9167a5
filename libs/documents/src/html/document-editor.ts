import { attribute, type Document, type Element, parseHtml } from './markup.ts';

/** Attributes to set; `undefined` removes one. */
type AttributeChanges = Readonly<Record<string, string | undefined>>;

/**
 * Edits parts of a document and leaves every other byte unchanged. Relies on React's output, in which attributes never contain `>`
 * and elements have end tags.
 */
export class DocumentEditor {
  private readonly attributes = new Map<Element, AttributeChanges>();
  private readonly splices: { from: number; to: number; text: string }[] = [];

  /** `root` is the parsed document. */
  constructor(
    private readonly html: string,
    readonly root: Document = parseHtml(html),
  ) {}

  /** Sets attributes of an element, in addition to earlier changes. */
  set(element: Element, changes: AttributeChanges): void {
    this.attributes.set(element, { ...this.attributes.get(element), ...changes });
  }

  /** Inserts HTML before an element's first child. */
  prepend(element: Element, html: string): void {
    const at = this.endOfTag(element);
    this.splices.push({ from: at, to: at, text: html });
  }

  /** Inserts HTML after an element's last child. */
  append(element: Element, html: string): void {
    const at = this.endOfContents(element);
    this.splices.push({ from: at, to: at, text: html });
  }

  /** Replaces an element's children with HTML. */
  fill(element: Element, html: string): void {
    this.splices.push({ from: this.endOfTag(element), to: this.endOfContents(element), text: html });
  }

  remove(element: Element): void {
    this.splices.push({ from: element.startIndex!, to: element.endIndex! + 1, text: '' });
  }

  /** Removes an element's tags and keeps its contents. */
  unwrap(element: Element): void {
    this.splices.push({ from: element.startIndex!, to: this.endOfTag(element), text: '' });
    this.splices.push({ from: this.endOfContents(element), to: element.endIndex! + 1, text: '' });
  }

  /** The edited document. */
  toString(): string {
    const tags = [...this.attributes].map(([element, changes]) => ({
      from: element.startIndex!,
      to: this.endOfTag(element),
      text: openingTag(element.name, { ...element.attribs, ...changes }),
    }));
    let at = 0;
    let result = '';
    for (const { from, to, text } of [...tags, ...this.splices].sort((a, b) => a.from - b.from)) {
      // Inside a removed part.
      if (from < at) continue;
      result += this.html.slice(at, from) + text;
      at = to;
    }
    return result + this.html.slice(at);
  }

  private endOfTag(element: Element): number {
    return this.html.indexOf('>', element.startIndex!) + 1;
  }

  private endOfContents(element: Element): number {
    return this.html.lastIndexOf('</', element.endIndex!);
  }
}

function openingTag(name: string, attributes: AttributeChanges): string {
  const set = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${attribute(value)}"`],
  );
  return `<${[name, ...set].join(' ')}>`;
}
