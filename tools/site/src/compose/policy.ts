import { createHash } from 'node:crypto';

/** CSP hash source for an inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Contents {
  /** The inline loader. */
  script: string;
  /** The inline stylesheet. */
  style: string;
  /** Whether all scripts of the page use the inline loader's Trusted Types policy. */
  oneTrustedTypesPolicy: boolean;
}

/**
 * The two Content-Security-Policies of a document. The first only allows the inline loader, by its hash, and scripts that it
 * loads; styles only from this site's files, the inline stylesheet
 * and style attributes. The second only allows scripts of this site, because
 * `'strict-dynamic'` lets running scripts load any other, and Trusted Types cover neither `import()` nor scripts in frames.
 * `meta` has one value per meta element. `header` includes directives that a meta element cannot set.
 */
export function contentPolicy({ script, style, oneTrustedTypesPolicy }: Contents): {
  meta: string[];
  header: string;
} {
  const loader = hashSource(script);
  const own = [
    "default-src 'none'",
    `script-src ${loader} 'strict-dynamic'`,
    `style-src 'self' ${hashSource(style)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    oneTrustedTypesPolicy ? 'trusted-types default' : "trusted-types vantedge default 'allow-duplicates'",
  ].join('; ');
  const thisSite = `script-src 'self' ${loader}`;
  // The comma starts the second policy. It comes after `trusted-types`, so that parsers that split at semicolons lose nothing.
  return { meta: [own, thisSite], header: `frame-ancestors 'none'; ${own}, ${thisSite}` };
}
