import { textContent } from 'domutils';
import { type ConsentConfig, SHELL, type ThirdParty } from '@vantedge/federation-contract';
import { select } from '@vantedge/documents/html';
import { command, SiteError } from '@vantedge/errors';
import { recordId, type SectionVersion, type Settings } from '@vantedge/release';
import type { RouteOwner } from './client-release.ts';
import type { PageContext } from './checks/page-context.ts';
import type { ReleaseProblem } from './checks/problem.ts';
import type { PageTree } from './page-tree.ts';

/** The page that tells visitors which third parties a site has. */
export const PRIVACY_PATH = '/privacy';

/** Throws `THIRD_PARTY_NOT_LISTED` if no page can list the third parties of the settings, or the shell cannot ask for consent. */
export function assertListable(
  { thirdParties = [] }: Settings,
  routes: readonly RouteOwner[],
  sections: ReadonlyMap<string, SectionVersion>,
): void {
  const hasPage = routes.some(({ path, section }) => path === PRIVACY_PATH && section === SHELL);
  if (!thirdParties.length || (hasPage && sections.get(SHELL)!.consentLoader)) return;
  throw new SiteError(
    'THIRD_PARTY_NOT_LISTED',
    `The settings list ${names(thirdParties)}, but this version of the shell has no page ${PRIVACY_PATH} that says so, or does not ask for consent.`,
    {
      at: `${SHELL}: src/section.ts`,
      fix: [
        'publish a newer shell, or remove "thirdParties" from the settings and',
        command('site', 'settings', 'apply', 'site.json'),
      ],
    },
  );
}

/** Problems with third parties that the privacy page does not name with their link. */
export function unlistedThirdParties(
  { root }: PageTree,
  { thirdParties = [] }: Settings,
  page: PageContext,
): ReleaseProblem[] {
  if (page.route.path !== PRIVACY_PATH) return [];
  const shown = textContent(select('main', root));
  const links = new Set(select('main a[href]', root).map(({ attribs }) => attribs['href']));
  const missing = thirdParties.filter(
    ({ name, privacy }) => !shown.includes(name) || !links.has(privacy.link),
  );
  if (!missing.length) return [];
  return [
    page.problem({
      code: 'THIRD_PARTY_NOT_LISTED',
      text: `does not list ${names(missing)} of the settings, each with its link`,
      fix: 'show the thirdParties of useReleaseFacts() on it',
    }),
  ];
}

const names = (list: readonly ThirdParty[]) => list.map(({ name }) => `'${name}'`).join(', ');

/** What the inline loader may load. */
export function toConsentConfig({ thirdParties = [], consent = 'opt-in' }: Settings): ConsentConfig {
  const pattern = (name: string) => name.replaceAll('.', '\\.').replace('*', '[^=;]*');
  const cookies = thirdParties.flatMap(({ cookies = [] }) => cookies.map(pattern));
  return {
    mode: consent,
    id: recordId(thirdParties).slice(0, 8),
    origins: [...new Set(thirdParties.flatMap(({ script = [] }) => script))].map((origin) => `${origin}/`),
    scripts: thirdParties.flatMap(({ src, data, dataLayer, load }) =>
      src ? { src, load, ...(data && { data }), ...(dataLayer && { dataLayer }) } : [],
    ),
    // In `document.cookie`: without any, nothing matches.
    cookies: `(?<=^|; )(?:${cookies.join('|') || '(?!)'})(?==)`,
  };
}
