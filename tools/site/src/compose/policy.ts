import { createHash } from 'node:crypto';

/** CSP hash source for an inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The two Content-Security-Policies of a document with these inline scripts and this inline stylesheet. The first only allows the inline scripts, by their hashes, and scripts that they
 * load; styles only from this site's files, the inline stylesheet and style attributes. The second only allows scripts of this site, because
 * `'strict-dynamic'` lets running scripts load any other, and Trusted Types cover neither `import()` nor scripts in frames.
 * `meta` has one value per meta element. `header` includes directives that a meta element cannot set.
 */
export function contentPolicy({ scripts, style }: { scripts: readonly string[]; style: string }) {
  const inline = scripts.map(hashSource).join(' ');
  const own = [
    "default-src 'none'",
    `script-src ${inline} 'strict-dynamic'`,
    `style-src 'self' ${hashSource(style)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  const thisSite = `script-src 'self' ${inline}`;
  // The comma starts the second policy. It comes after `trusted-types`, so that parsers that split at semicolons lose nothing.
  return { meta: [own, thisSite], header: `frame-ancestors 'none'; ${own}, ${thisSite}` };
}
