import { createHash } from 'node:crypto';

/** The value of a hash source for an inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A document's own policy: nothing runs but the start script, by its hash, and what that loads; nothing is styled but by
 * this site's files and the one inline sheet. The header says what a meta element cannot.
 */
export function contentPolicy({ script, style }: { script: string; style: string }): {
  meta: string;
  header: string;
} {
  const meta = [
    "default-src 'none'",
    `script-src ${hashSource(script)} 'strict-dynamic'`,
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types vantedge default 'allow-duplicates'",
  ].join('; ');
  return { meta, header: `${meta}; frame-ancestors 'none'` };
}
