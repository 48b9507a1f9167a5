import type { Browser } from '@playwright/test';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Viewports whose content counts: a phone and a laptop, in pixels. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/**
 * Bytes of the document, compressed with Brotli, that a browser must have received to paint the first viewport: everything up to
 * the last element in it that has its own content, with head, critical CSS and header. The larger of both viewports.
 */
export async function bytesToFirstViewport(browser: Browser, url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const page = await browser.newPage();
  // Without scripts, the elements are those of the document.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(url);
  await page.waitForSelector(':root:not([data-unstyled])');
  const offsets: number[] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    offsets.push(endOfElement(html, await page.evaluate(lastVisibleElement)));
  }
  await page.close();
  return bytesForPrefix(html, Math.max(...offsets));
}

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

/** Offset at which the content of the nth element ends, up to the next start tag. */
function endOfElement(html: string, index: number): number {
  // Contents of scripts and styles have no tags, and those of noscript are text.
  const markup = html.replace(
    /(<(?:script|style|noscript)\b[^>]*>)(.*?)(?=<\/(?:script|style|noscript)>)/gs,
    (_, tag: string, text: string) => tag + ' '.repeat(text.length),
  );
  const tags = [...markup.matchAll(/<[a-z]/gi)];
  return tags[index + 1]?.index ?? html.length;
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
