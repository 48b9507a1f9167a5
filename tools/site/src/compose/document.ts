import type { PageData } from '@vantedge/federation-contract';
import { LEADS_PATH } from '@vantedge/leads';
import { attribute, jsonForScript } from '@vantedge/release/html';
import { insertAtFold } from './fold.ts';
import { contentPolicy } from './policy.ts';

interface Parts {
  /** Tags that React hoisted, followed by tags of the document. */
  head: string;
  /** Markup of the application. */
  body: string;
  /** Critical CSS. */
  critical: string;
  /** Stylesheets, in order. */
  stylesheets: Stylesheet[];
  /** Fonts that content above the fold needs. */
  fonts: string[];
  icon?: string | undefined;
  data: PageData;
  /** The inline loader's source. */
  inlineLoader: string;
  /** Whether all scripts of the page use the inline loader's Trusted Types policy. */
  oneTrustedTypesPolicy: boolean;
}

/**
 * Ends the content above the fold. Browsers that support it paint nothing before they have parsed this element: content that arrives in parts
 * would move what they have painted, such as navigation that is aligned to the right.
 */
const FOLD_ID = 'fold';

/** Follows the whole page, which is what browsers wait for if it has no fold. */
const PAGE_DATA_ID = 'vantedge-page';

/** Builds a document and its Content-Security-Policy. */
export function buildDocument(parts: Parts) {
  const { head, body, critical, stylesheets, fonts, icon, data, inlineLoader, oneTrustedTypesPolicy } = parts;
  const policy = contentPolicy({ script: inlineLoader, style: critical, oneTrustedTypesPolicy });
  const links = stylesheets.map((sheet) => linkTo(sheet, 'rel="stylesheet"')).join('');
  const withStylesheets = insertAtFold(body, `<i id="${FOLD_ID}"></i>${links}`);
  const html = [
    `<!doctype html><html lang="en" data-leads="${LEADS_PATH}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...policy.meta.map(
      (value) => `<meta http-equiv="Content-Security-Policy" content="${attribute(value)}">`,
    ),
    head,
    '<meta name="color-scheme" content="light dark">',
    `<link rel="expect" href="#${withStylesheets === body ? PAGE_DATA_ID : FOLD_ID}" blocking="render">`,
    ...fonts.map(
      (url) => `<link rel="preload" href="${attribute(url)}" as="font" type="font/woff2" crossorigin>`,
    ),
    icon ? `<link rel="icon" href="${attribute(icon)}" type="image/svg+xml">` : '',
    // Preloaded, because the policy above disables the preload scanner.
    ...stylesheets.map((sheet) => linkTo(sheet, 'rel="preload" as="style"')),
    `<style>${critical}</style></head>`,
    `<body><div id="root">${withStylesheets}</div>`,
    // Stylesheets at the fold are removed with the page on client navigation. These copies apply from then on.
    ...(withStylesheets === body
      ? [links]
      : stylesheets.map((sheet) => linkTo(sheet, 'rel="stylesheet" media="not all"'))),
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(data)}</script>`,
    `<script>${inlineLoader}</script></body></html>`,
  ].join('');
  return { html, policy: policy.header };
}

interface Stylesheet {
  url: string;
  integrity: string;
}

const linkTo = ({ url, integrity }: Stylesheet, attributes: string) =>
  `<link ${attributes} href="${attribute(url)}" integrity="${attribute(integrity)}" crossorigin>`;

/** Splits rendered markup into head and body. The tags that React hoists come first. */
export function splitHead(rendered: string): { head: string; body: string } {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered)![0];
  return { head: hoisted, body: rendered.slice(hoisted.length) };
}
