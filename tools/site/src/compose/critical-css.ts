import { parse as parseHtml } from 'node-html-parser';
import postcss, { type AtRule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/**
 * The rules of some stylesheets, each reduced by `atFirstSight`, that a document uses, in their order. They stand in the document, so that
 * nothing waits for a stylesheet; the sheets themselves follow at its end, for what opens later and for print.
 */
export async function criticalCss(html: string, stylesheets: readonly string[]): Promise<string> {
  const results = await new PurgeCSS().purge({
    content: [{ raw: visible(html), extension: 'html' }],
    css: stylesheets.map((raw) => ({ raw })),
    // Tailwind's class names hold colons, brackets and commas.
    defaultExtractor: (content) => content.match(/[^\s"'<>=]+/g) ?? [],
    keyframes: true,
    fontFace: true,
    variables: true,
    safelist: { standard: ['html', 'body', 'main'] },
  });
  return results.map(({ css }) => css.trim()).join('');
}

/** The markup without what is closed when a page opens. */
function visible(html: string): string {
  const document = parseHtml(html);
  for (const closed of document.querySelectorAll('[popover], dialog')) closed.replaceWith('');
  return document.toString();
}

/**
 * A stylesheet without what no first sight shows: print, states of a pointer or a focus, fallbacks of old browsers. The
 * same for every document, so it is made once.
 */
export function atFirstSight(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules((rule) => {
    if (isPrint(rule) || (rule.name === 'layer' && rule.params === 'properties' && rule.nodes)) rule.remove();
  });
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !STATE.test(selector));
    if (!selectors.length) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return sheet.toString();
}

const STATE =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open)\b|::backdrop|::file-selector-button/;

const isPrint = ({ name, params }: AtRule) => name === 'media' && params.trim() === 'print';
