import { parse } from 'node-html-parser';
import { SiteError } from '../site-error.ts';
import type { RouteOwner } from './page-composer.ts';

/** Elements that run or frame other code. Structured data is a script element that does not run. */
const DISALLOWED = 'script:not([type="application/ld+json"]), iframe, object, embed';

/** Throws `DISALLOWED_ELEMENT` if a rendered page contains a script, frame or plug-in. The message shows its tag. */
export function assertNoDisallowedElements(rendered: string, { path, section, module }: RouteOwner): void {
  const disallowed = disallowedElements(rendered);
  if (!disallowed.length) return;
  throw new SiteError(
    'DISALLOWED_ELEMENT',
    `${path} of '${section}' contains ${disallowed.join(', ')}, which its Content-Security-Policy does not allow.`,
    {
      at: `${section}: ${module}`,
      fix: `remove it from the page or from the widget it shows, then npx nx build ${section} && site publish ${section}`,
    },
  );
}

/** Opening tags of the elements in a rendered page that its policy would block. */
export function disallowedElements(rendered: string): string[] {
  // Parsing takes milliseconds, and almost no page has such elements.
  if (!/<(?:script|iframe|object|embed)\b/i.test(rendered)) return [];
  return parse(rendered)
    .querySelectorAll(DISALLOWED)
    .map(({ localName, rawAttrs }) => `<${[localName, rawAttrs].filter(Boolean).join(' ')}>`);
}
