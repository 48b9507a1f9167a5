import { type HTMLElement, parse } from 'node-html-parser';
import { attribute } from './escape.ts';

/** Attributes to set; `undefined` removes one. */
type AttributeChanges = Readonly<Record<string, string | undefined>>;

/**
 * Edits parts of a composed document and leaves every other byte unchanged. Relies on React's output, in which attributes never
 * contain `>`.
 */
export class DocumentEditor {
  readonly root: HTMLElement;
  private readonly attributes = new Map<HTMLElement, AttributeChanges>();
  private readonly splices: { from: number; to: number; text: string }[] = [];

  constructor(private readonly html: string) {
    this.root = parse(html, { comment: true });
  }

  /** Sets attributes of an element, in addition to earlier changes. */
  set(element: HTMLElement, changes: AttributeChanges): void {
    this.attributes.set(element, { ...this.attributes.get(element), ...changes });
  }

  /** Inserts HTML before an element's first child. */
  prepend(element: HTMLElement, html: string): void {
    const at = this.endOfTag(element);
    this.splices.push({ from: at, to: at, text: html });
  }

  /** Inserts HTML after an element's last child. */
  append(element: HTMLElement, html: string): void {
    const at = this.endOfContents(element);
    this.splices.push({ from: at, to: at, text: html });
  }

  /** Replaces an element's children with HTML. */
  fill(element: HTMLElement, html: string): void {
    this.splices.push({ from: this.endOfTag(element), to: this.endOfContents(element), text: html });
  }

  remove(element: HTMLElement): void {
    const [from, to] = element.range;
    this.splices.push({ from, to, text: '' });
  }

  /** Removes an element's tags and keeps its contents. */
  unwrap(element: HTMLElement): void {
    const [from, to] = element.range;
    this.splices.push({ from, to: this.endOfTag(element), text: '' });
    this.splices.push({ from: this.endOfContents(element), to, text: '' });
  }

  /** The edited document. */
  toString(): string {
    const tags = [...this.attributes].map(([element, changes]) => {
      const [from] = element.range;
      const to = this.endOfTag(element);
      return { from, to, text: changedTag(this.html.slice(from, to), changes) };
    });
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

  private endOfTag(element: HTMLElement): number {
    return this.html.indexOf('>', element.range[0]) + 1;
  }

  private endOfContents(element: HTMLElement): number {
    return this.html.lastIndexOf('</', element.range[1] - 1);
  }
}

/** Changes attributes of a tag, such as `<input id="a" required=""/>`. */
function changedTag(tag: string, changes: AttributeChanges): string {
  const [, name = '', rest = '', end = ''] = /^<([^\s/>]+)([^]*?)(\/?>)$/.exec(tag)!;
  const kept = [...rest.matchAll(/([^\s=]+)(?:="[^"]*")?/g)].filter(
    ([, key]) => !Object.hasOwn(changes, key!),
  );
  const added = Object.entries(changes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${attribute(value)}"`],
  );
  return `<${[name, ...kept.map(([whole]) => whole), ...added].join(' ')}${end}`;
}
