import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Returns functions that add a script to the documents of the site, and allow it in their policies. */
export function addedScript(script: string) {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const allowed = (policy: string) => policy.replaceAll('script-src ', `script-src ${hash} `);
  return {
    toDocument: (html: string) =>
      allowed(html).replace('</title>', () => `</title><script>${script}</script>`),
    /** Headers of a response whose length may change. */
    toHeaders(original: IncomingHttpHeaders) {
      const { 'content-length': _, 'content-security-policy': policy, ...headers } = original;
      return { ...headers, ...(policy && { 'content-security-policy': allowed(String(policy)) }) };
    },
  };
}
