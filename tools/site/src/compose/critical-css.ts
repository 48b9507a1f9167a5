import { PurgeCSS } from 'purgecss';

/**
 * The rules of some stylesheets that a document uses, in their order. It stands in the document, so that nothing waits
 * for a stylesheet; the sheets themselves follow at its end, for what a script may show later.
 */
export async function criticalCss(html: string, stylesheets: readonly string[]): Promise<string> {
  const results = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: stylesheets.map((raw) => ({ raw })),
    // Tailwind's class names hold colons, brackets and commas.
    defaultExtractor: (content) => content.match(/[^\s"'<>=]+/g) ?? [],
    keyframes: true,
    fontFace: true,
    safelist: { standard: ['html', 'body', 'main'] },
  });
  return results.map(({ css }) => css).join('');
}
