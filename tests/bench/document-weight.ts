import type { Browser } from '@playwright/test';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

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

/**
 * Bytes of the document, compressed with Brotli, that a browser must have received to paint the first viewport: everything up to
 * the last element in it that has its own content, with head, critical CSS and header. The larger of both viewports. `html` is the
 * document at the URL.
 */
export async function bytesToFirstViewport(browser: Browser, url: string, html: string): Promise<number> {
  // A browser that runs scripts reads the contents of `noscript` as text.
  const elements = elementsOf(html, ':not(noscript *)');
  const page = await browser.newPage();
  // Without scripts, the elements are those of the document.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(url);
  const offsets: number[] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const next = elements[(await page.evaluate(lastVisibleElement)) + 1];
    offsets.push(next?.startIndex ?? html.length);
  }
  await page.close();
  return bytesForPrefix(html, Math.max(...offsets));
}

/** Elements in document order, with their positions. */
const elementsOf = (html: string, selector: string): Element[] =>
  selectAll<AnyNode, Element>(
    selector,
    parseDocument(html, { withStartIndices: true, withEndIndices: true }),
  );

/** Index among all elements of the last one in the viewport with text, an image or a shape of its own. Runs in the page. */
function lastVisibleElement(): number {
  return [...document.querySelectorAll('*')].findLastIndex((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
    if (!hasText && !element.matches('img, image, use, path, rect, circle, line, input, select'))
      return false;
    if (!element.closest('main') || !element.checkVisibility()) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  });
}

/** Length of the shortest beginning of the compressed document that decodes to at least its first `length` characters. */
export function bytesForPrefix(html: string, length: number): number {
  const compressed = brotliCompressSync(html);
  const wanted = Buffer.byteLength(html.slice(0, length));
  let [low, high] = [0, compressed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (decodedBytes(compressed.subarray(0, middle)) >= wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

const decodedBytes = (beginning: Buffer) =>
  beginning.length
    ? brotliDecompressSync(beginning, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length
    : 0;
