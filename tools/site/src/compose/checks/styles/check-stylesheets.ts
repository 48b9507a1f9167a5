import { assetBase, SHELL } from '@vantedge/federation-contract';
import type { Sections } from '../../client-release.ts';
import { isSite, siteUrl } from '../page-links.ts';
import type { Problem } from '../problem.ts';
import { listed, type Sheet, styleFinding } from './sheet.ts';

/** Stylesheets of a release. */
export interface CheckedStyles {
  sections: Sections;
  /** Stylesheets of all sections. */
  sheets: readonly Sheet[];
  /** Sections whose version is not the one of the previous release. */
  changed: readonly string[];
  /** Changed sections whose stylesheets change, too. */
  restyled: readonly string[];
  /** Paths that the release serves. */
  served: ReadonlySet<string>;
}

/**
 * Problems of the built stylesheets of changed sections; when the shell's stylesheet has changed, also with the tokens of all others.
 * Unchanged stylesheets were parsed when they were released.
 */
export async function checkStylesheets(styles: CheckedStyles): Promise<Problem[]> {
  const { sections, sheets, changed, restyled, served } = styles;
  if (!changed.length) return [];
  // Loads the parsers.
  const { ruleProblems } = restyled.length ? await import('./rule-problems.ts') : { ruleProblems: () => [] };
  const shell = sheets.find(({ section }) => section === SHELL)!;
  return sheets.flatMap((sheet) => {
    const { section } = sheet;
    const tokens = [section, SHELL].some((name) => restyled.includes(name))
      ? tokenProblems(sheet, shell)
      : [];
    if (!changed.includes(section)) return tokens;
    const urls = styleUrlProblems(sheet, served);
    if (section === SHELL) return [...tokens, ...urls];
    const rules = restyled.includes(section) ? ruleProblems(sheet, sheets) : [];
    return [...rules, ...tokens, ...urls, ...widgetStylesheets(section, sections)];
  });
}

/** Problems with stylesheets that a widget imports. Documents link only a section's entry stylesheet. */
function widgetStylesheets(section: string, sections: Sections): Problem[] {
  const { widgets, entryFiles } = sections.get(section)!.build;
  return widgets
    .filter(({ css }) => css.some((file) => !entryFiles.css.includes(file)))
    .map(({ name, module }) =>
      styleFinding(
        section,
        `is not the only one of the widget '${name}' (${module}): pages that show it would not link the other`,
        "import the widget's stylesheet in src/section.css",
      ),
    );
}

/** Problems with tokens that a stylesheet uses without a fallback, but that neither it nor the shell defines. */
function tokenProblems({ section, css }: Sheet, shell: Sheet): Problem[] {
  const defined = new Set([...definedTokens(shell.css), ...definedTokens(css)]);
  const unknown = [...css.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)]
    .map(([, token]) => token!)
    .filter((token) => !defined.has(token));
  if (!unknown.length) return [];
  const owner = section === SHELL ? 'which it does not define' : 'which neither it nor the shell defines';
  return [
    styleFinding(
      section,
      `uses ${listed(unknown)}, ${owner}: the browser ignores these declarations`,
      'use a token of libs/shared-ui/src/theme/tokens.css; if the token is new, publish the shell as well',
    ),
  ];
}

/** Custom properties that a stylesheet declares or registers. Scripts may set those that `@property` registers. */
const definedTokens = (css: string) =>
  [...css.matchAll(/(--[\w-]+)\s*:|@property\s+(--[\w-]+)/g)].map(
    ([, declared, registered]) => declared ?? registered!,
  );

/** Problems with files that a stylesheet names: of other origins, or not in the release. */
function styleUrlProblems({ section, css }: Sheet, served: ReadonlySet<string>): Problem[] {
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
