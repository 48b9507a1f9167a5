import { createHash } from 'node:crypto';

/** The value of a hash source for an inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Contents {
  /** The inline loader. */
  script: string;
  /** The inline stylesheet. */
  style: string;
  /** Whether all scripts that the page loads leave Trusted Types to the policy of the inline loader. */
  oneTrustedTypesPolicy: boolean;
}

/**
 * A document's own policies. By the first, nothing runs but the inline loader, by its hash, and what that loads, and
 * nothing is styled but by this site's files and the one inline sheet. By the second, scripts come from this site whoever
 * loads them: `'strict-dynamic'` lets a script that runs load any other, and Trusted Types do not see `import()`, nor what a
 * script does in a frame of its own. `meta` is one value for each element, `header` says also what an element cannot.
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
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    oneTrustedTypesPolicy ? 'trusted-types default' : "trusted-types vantedge default 'allow-duplicates'",
  ].join('; ');
  const thisSite = `script-src 'self' ${loader}`;
  // The comma begins the second policy. It follows the list of names, where a reader that splits at semicolons loses nothing.
  return { meta: [own, thisSite], header: `frame-ancestors 'none'; ${own}, ${thisSite}` };
}
