import { createHash } from 'node:crypto';
import {
  assetUrl,
  CONSENT_ID,
  type ConsentConfig,
  FORMS_PATH,
  PAGE_STYLE,
  type PageData,
  type ThirdParty,
} from '@vantedge/federation-contract';
import type { StoredBuild } from '@vantedge/release';
import { attribute, jsonForScript, selectOne } from '@vantedge/documents/html';
import { getBody, getHead, type PageTree } from './page-tree.ts';
import type { DocumentHead, Pictures } from './sandbox/messages.ts';

interface Parts {
  /** The page as its section rendered it. */
  tree: PageTree;
  /** The rest of its head. */
  pageHead: DocumentHead | undefined;
  /** Rules that declare the fonts. */
  fontFaces: string;
  /** Rules that the elements of the page use. */
  style: string;
  /** Fonts to preload. */
  fonts: string[];
  icon?: string | undefined;
  /** Picture for home screens. */
  logo?: string | undefined;
  data: PageData;
  /** The inline loader's source. */
  inlineLoader: string;
  /** What visitors may refuse, and the dialog that asks them. Absent if the settings list nothing. */
  consent?: { thirdParties: readonly ThirdParty[]; listed: ConsentConfig; dialog: string } | undefined;
}

/**
 * Id of the element that ends shared-ui's `PageHero`. Browsers that support it paint nothing before they have parsed it: content that
 * arrives in parts would move what they have painted, such as navigation that is aligned to the right.
 */
const HERO_END_ID = 'hero-end';

/** Follows the whole page, which is what browsers wait for if it has no hero. */
const PAGE_DATA_ID = 'vantedge-page';

/** Builds a document and its Content-Security-Policy. */
export function buildDocument(parts: Parts) {
  const { tree, pageHead, fontFaces, style, fonts, icon, logo, data, inlineLoader, consent } = parts;
  const policy = contentPolicy({
    scripts: [inlineLoader, SPECULATION_RULES],
    styles: [fontFaces, style],
    thirdParties: consent?.thirdParties,
  });
  const paintAfter = selectOne(`#${HERO_END_ID}`, tree.body) ? HERO_END_ID : PAGE_DATA_ID;
  const html = [
    `<!doctype html><html lang="en-US" data-leads="${FORMS_PATH}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...policy.meta.map(
      (value) => `<meta http-equiv="Content-Security-Policy" content="${attribute(value)}">`,
    ),
    getHead(tree),
    ...(pageHead?.tags ?? []).map(
      ([kind, name, content]) => `<meta ${kind}="${attribute(name)}" content="${attribute(content)}">`,
    ),
    `<link rel="expect" href="#${paintAfter}" blocking="render">`,
    ...fonts.map(
      (url) => `<link rel="preload" href="${attribute(url)}" as="font" type="font/woff2" crossorigin>`,
    ),
    icon ? `<link rel="icon" href="${attribute(icon)}" type="image/svg+xml">` : '',
    logo ? `<link rel="apple-touch-icon" href="${attribute(logo)}">` : '',
    // Before the script that reads it when it starts.
    consent
      ? `<script type="application/json" id="${CONSENT_ID}">${jsonForScript(consent.listed)}</script>`
      : '',
    `<script>${inlineLoader}</script>`,
    // They stay when the application replaces the other rules: browsers would load the fonts again.
    `<style>${fontFaces}</style>`,
    `<style ${PAGE_STYLE}>${style}</style>`,
    // The dialog is outside of what the application hydrates, and first for the keyboard.
    `</head><body>${consent?.dialog ?? ''}<div id="root">${getBody(tree)}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(data)}</script>`,
    // Last, because no browser needs them to paint.
    pageHead?.graph ? `<script type="application/ld+json">${jsonForScript(pageHead.graph)}</script>` : '',
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    '</body></html>',
  ].join('');
  return { html, policy: policy.header };
}

/** CSP hash source for an inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The two Content-Security-Policies of a document with these inline scripts and stylesheets. The first only allows the inline scripts, by
 * their hashes, and scripts that they load; styles only from this site's files, the inline stylesheets and style attributes. The second
 * only allows scripts of this site, because `'strict-dynamic'` lets running scripts load any other, and Trusted
 * Types cover neither `import()` nor scripts in frames.
 * `meta` has one value per meta element. `header` includes directives that a meta element cannot set. What the settings list is allowed by
 * exact origin, and Trusted Types apply to it too.
 */
export function contentPolicy({
  scripts,
  styles,
  thirdParties = [],
}: Record<'scripts' | 'styles', readonly string[]> & { thirdParties?: readonly ThirdParty[] | undefined }) {
  const inline = scripts.map(hashSource).join(' ');
  const listed = (kind: 'script' | 'connect' | 'frame' | 'image') =>
    [...new Set(thirdParties.flatMap((party) => party[kind] ?? []))].map((origin) => ` ${origin}`).join('');
  const frames = listed('frame');
  const own = [
    "default-src 'none'",
    `script-src ${inline} 'strict-dynamic'`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self'${listed('image')}`,
    "font-src 'self'",
    `connect-src 'self'${listed('connect')}`,
    ...(frames ? [`frame-src${frames}`] : []),
    // A worker has the policy of its own script, not this one.
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  const thisSite = `script-src 'self' ${inline}${listed('script')}`;
  // The comma starts the second policy. It comes after `trusted-types`, so that parsers that split at semicolons lose nothing.
  return { meta: [own, thisSite], header: `frame-ancestors 'none'; ${own}, ${thisSite}` };
}

/** URLs that no browser may request on its own: forms, the server's own pages, and files such as PDFs. */
const NO_DOCUMENTS = ['/api/*', '/_*', '/*.*'];

/** Links that open no document in this tab. */
const NO_NAVIGATION = '[download], [target=_blank], [href^="#"]';

/**
 * The speculation rules of every document, as JSON: browsers prerender the page of a link when the visitor points at it for a moment, or
 * presses it. A path pattern never matches another origin. The application removes them once the router follows links.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NO_DOCUMENTS } },
          { not: { selector_matches: NO_NAVIGATION } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Size of every share image, in pixels. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/**
 * The share image of a route and the logo. A variant path uses the image of its page, but no page from data that of another; pages without
 * one use the home page's.
 */
export function findPictures(path: string, own: StoredBuild, shell: StoredBuild): Pictures {
  const image = (build: StoredBuild, route: string) => {
    const found = build.routes.find(({ path }) => path === route);
    const samePage = found?.pattern ? [] : build.routes.filter(({ module }) => module === found?.module);
    const file = found?.image ?? samePage.find(({ image }) => image)?.image;
    return file ? { url: assetUrl(build, file), ...SHARE_IMAGE_SIZE } : undefined;
  };
  return {
    share: image(own, path) ?? image(shell, '/'),
    logo: shell.logo && assetUrl(shell, shell.logo),
  };
}

/** URLs of the fonts that the start of a page needs. The italic font is only needed for emphasis. */
export const preloadedFonts = (shell: StoredBuild, { body }: PageTree): string[] =>
  (shell.preload ?? [])
    .filter((file) => !file.includes('italic') || selectOne('h1 em', body))
    .map((file) => assetUrl(shell, file));
