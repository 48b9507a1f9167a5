import { parse } from 'node-html-parser';
import { SiteError } from '../site-error.ts';
import type { RouteOwner } from './page-composer.ts';

/** Elements that run or frame code which is not of this site. Structured data is a script that runs nothing. */
const FOREIGN = 'script:not([type="application/ld+json"]), iframe, object, embed';

/** Throws `DISALLOWED_ELEMENT` when a rendered page contains a script, frame or plug-in, and shows its tag. */
export function assertNoForeignCode(rendered: string, { path, section, module }: RouteOwner): void {
  const foreign = foreignElements(rendered);
  if (!foreign.length) return;
  throw new SiteError(
    'DISALLOWED_ELEMENT',
    `${path} of '${section}' contains ${foreign.join(', ')}, which its policy does not allow.`,
    {
      at: `${section}: ${module}`,
      fix: `remove it from the page or from the widget it shows, then npx nx build ${section} && site publish ${section}`,
    },
  );
}

/** What a rendered page contains that its policy would block, each as the opening tag. */
export function foreignElements(rendered: string): string[] {
  // Parsing costs milliseconds, and hardly a page has any.
  if (!/<(?:script|iframe|object|embed)\b/i.test(rendered)) return [];
  return parse(rendered)
    .querySelectorAll(FOREIGN)
    .map(({ localName, rawAttrs }) => `<${[localName, rawAttrs].filter(Boolean).join(' ')}>`);
}
