import { assetBase } from '@vantedge/federation-contract';
import type { Problem } from '../problem.ts';
import { isSite, siteUrl } from '../page-links.ts';
import type { Sheet } from './sheet.ts';
import { listed, styleFinding } from './style-finding.ts';

/** Problems with files that a stylesheet names: of other origins, or not in the release. */
export function styleUrlProblems({ section, css }: Sheet, served: ReadonlySet<string>): Problem[] {
  const foreign: string[] = [];
  const missing: string[] = [];
  for (const [, , text] of css.matchAll(/\burl\(\s*(["']?)(.*?)\1\s*\)/g)) {
    if (text!.startsWith('#')) continue;
    const url = siteUrl(text!, `${assetBase(section)}section.css`);
    if (!url || !isSite(url)) foreign.push(text!.slice(0, 80));
    else if (!served.has(url.pathname)) missing.push(text!);
  }
  return [
    ...(foreign.length
      ? [
          styleFinding(
            section,
            `uses ${listed(foreign)}, but the site's Content-Security-Policy only allows files of this site`,
            'add the file to the section and name it by a relative path',
          ),
        ]
      : []),
    ...(missing.length
      ? [
          styleFinding(
            section,
            `uses ${listed(missing)}, which the release does not have`,
            'name a file of the section by a relative path, so that the build includes it',
          ),
        ]
      : []),
  ];
}
