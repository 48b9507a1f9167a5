import { parse } from 'node-html-parser';
import { SiteError } from '../site-error.ts';
import type { RouteOwner } from './page-composer.ts';

/** Elements that run or frame code which is not of this site. Structured data is a script that runs nothing. */
const DISALLOWED = 'script:not([type="application/ld+json"]), iframe, object, embed';

/** Throws `DISALLOWED_ELEMENT` when a rendered page contains a script, frame or plug-in, and shows its tag. */
export function assertNoDisallowedElements(rendered: string, { path, section, module }: RouteOwner): void {
  const disallowed = disallowedElements(rendered);
  if (!disallowed.length) return;
  throw new SiteError(
    'DISALLOWED_ELEMENT',
    `${path} of '${section}' contains ${disallowed.join(', ')}, which its policy does not allow.`,
    {
      at: `${section}: ${module}`,
      fix: `remove it from the page or from the widget it shows, then npx nx build ${section} && site publish ${section}`,
    },
  );
}

/** What a rendered page contains that its policy would block, each as the opening tag. */
export function disallowedElements(rendered: string): string[] {
  // Parsing costs milliseconds, and hardly a page has any.
  if (!/<(?:script|iframe|object|embed)\b/i.test(rendered)) return [];
  return parse(rendered)
    .querySelectorAll(DISALLOWED)
    .map(({ localName, rawAttrs }) => `<${[localName, rawAttrs].filter(Boolean).join(' ')}>`);
}
