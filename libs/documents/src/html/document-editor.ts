import type { Document, Element } from 'domhandler';
import MagicString from 'magic-string';
import { attribute, parseHtml } from './markup.ts';

/** Attributes to set; `undefined` removes one. */
type AttributeChanges = Readonly<Record<string, string | undefined>>;

/** Edits parts of a document and leaves every other byte unchanged. Edits that overlap throw an error. */
export class DocumentEditor {
  /** The parsed document, as it was before the edits. */
  readonly root: Document;
  private readonly result: MagicString;
  private readonly attributes = new Map<Element, AttributeChanges>();

  constructor(private readonly html: string) {
    this.root = parseHtml(html);
    this.result = new MagicString(html);
  }

  /** Sets attributes of an element, in addition to earlier changes. */
  set(element: Element, changes: AttributeChanges): void {
    const all = { ...(this.attributes.get(element) ?? element.attribs), ...changes };
    this.attributes.set(element, all);
    this.result.update(element.startIndex!, this.endOfTag(element), openingTag(element.name, all));
  }

  /** Inserts HTML before an element's first child. */
  prepend(element: Element, html: string): void {
    this.result.appendLeft(this.contentsOf(element).start, html);
  }

  /** Inserts HTML after an element's last child. */
  append(element: Element, html: string): void {
    this.result.appendLeft(this.contentsOf(element).end, html);
  }

  /** Replaces an element's children with HTML. */
  fill(element: Element, html: string): void {
    const { start, end } = this.contentsOf(element);
    if (start === end) this.result.appendLeft(start, html);
    else this.result.update(start, end, html);
  }

  remove(element: Element): void {
    this.result.remove(element.startIndex!, element.endIndex! + 1);
  }

  /** The edited document. */
  toString(): string {
    return this.result.toString();
  }

  private endOfTag({ startIndex }: Element): number {
    const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/y;
    tag.lastIndex = startIndex!;
    tag.test(this.html);
    return tag.lastIndex;
  }

  /** Where the contents of an element are. Throws if it has no end tag. */
  private contentsOf(element: Element) {
    const start = this.endOfTag(element);
    const end = this.html.lastIndexOf('</', element.endIndex!);
    if (end < start) throw new Error(`<${element.name}> has no end tag, and thus no contents`);
    return { start, end };
  }
}

function openingTag(name: string, attributes: AttributeChanges): string {
  const set = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${attribute(value)}"`],
  );
  return `<${[name, ...set].join(' ')}>`;
}
