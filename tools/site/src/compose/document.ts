import type { PageData } from '@vantedge/federation-contract';
import { LEADS_PATH } from '@vantedge/leads';
import { attribute, jsonForScript } from '@vantedge/release/html';
import { FOLD_ID, type StyledBody } from './document-stylesheets.ts';
import { minifyMarkup } from './minify-markup.ts';
import { contentPolicy } from './policy.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

interface Parts {
  /** Tags that React hoisted, followed by tags of the document. */
  head: string;
  /** Markup of the application, with links to its stylesheets. */
  styled: StyledBody;
  /** Critical CSS. */
  critical: string;
  /** Fonts that content above the fold needs. */
  fonts: string[];
  icon?: string | undefined;
  data: PageData;
  /** Script of the structured data. */
  graph: string;
  /** The inline loader's source. */
  inlineLoader: string;
}

/** Follows the whole page, which is what browsers wait for if it has no fold. */
const PAGE_DATA_ID = 'vantedge-page';

/** Builds a document and its Content-Security-Policy. */
export function buildDocument(parts: Parts) {
  const { head, styled, critical, fonts, icon, data, graph, inlineLoader } = parts;
  const style = critical + styled.rules;
  const policy = contentPolicy({ scripts: [inlineLoader, SPECULATION_RULES], style });
  const paintAfter = styled.body.includes(`id="${FOLD_ID}"`) ? FOLD_ID : PAGE_DATA_ID;
  const html = [
    `<!doctype html><html lang="en" data-leads="${LEADS_PATH}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...policy.meta.map(
      (value) => `<meta http-equiv="Content-Security-Policy" content="${attribute(value)}">`,
    ),
    head,
    `<link rel="expect" href="#${paintAfter}" blocking="render">`,
    ...fonts.map(
      (url) => `<link rel="preload" href="${attribute(url)}" as="font" type="font/woff2" crossorigin>`,
    ),
    icon ? `<link rel="icon" href="${attribute(icon)}" type="image/svg+xml">` : '',
    `<script>${inlineLoader}</script>`,
    `<style>${style}</style>`,
    `</head><body><div id="root">${minifyMarkup(styled.body)}</div>`,
    styled.end,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(data)}</script>`,
    // Last, because no browser needs them to paint.
    graph,
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    '</body></html>',
  ].join('');
  return { html, policy: policy.header };
}

/** Splits rendered markup into head and body. The tags that React hoists come first. */
export function splitHead(rendered: string): { head: string; body: string } {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered)![0];
  return { head: hoisted, body: rendered.slice(hoisted.length) };
}
