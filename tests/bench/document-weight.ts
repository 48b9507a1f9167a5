import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { brotliCompressSync } from 'node:zlib';

/** Viewports whose content counts: a phone and a laptop, in pixels. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Size of content as the site sends it, in bytes: Brotli at its highest quality. */
export const brotliBytes = (content: string | Buffer) => brotliCompressSync(content).length;

/** Selectors of the parts of a document, in the order of the table. */
const PARTS = {
  head: 'meta, link, title',
  'inlined rules': 'style',
  'JSON-LD': 'script[type="application/ld+json"]',
  'page data': 'script[type="application/json"]',
  'inline loader': 'script:not([type])',
  header: 'header.site-header',
  main: 'main',
  footer: 'footer.site-footer',
};

/**
 * Brotli size of a document, and how much smaller it would be without each part; repeated content counts only once. Throws if the
 * document lacks a part.
 */
export function documentParts(html: string): { document: number } & Record<keyof typeof PARTS, number> {
  const document = brotliBytes(html);
  const parts = Object.entries(PARTS).map(([name, selector]) => {
    const found = elementsOf(html, selector);
    // A page that is not indexed has none.
    if (!found.length && name !== 'JSON-LD') throw new Error(`The document has no ${name}.`);
    const rest = found.reduceRight(
      (text, { startIndex, endIndex }) => text.slice(0, startIndex!) + text.slice(endIndex! + 1),
      html,
    );
    return [name, document - brotliBytes(rest)];
  });
  return { document, ...(Object.fromEntries(parts) as Record<keyof typeof PARTS, number>) };
}

/** Elements in document order, with their positions. */
const elementsOf = (html: string, selector: string): Element[] =>
  selectAll<AnyNode, Element>(
    selector,
    parseDocument(html, { withStartIndices: true, withEndIndices: true }),
  );
