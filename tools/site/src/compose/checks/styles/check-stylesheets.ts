import { SHELL } from '@vantedge/federation-contract';
import type { Sections } from '../../client-release.ts';
import type { Problem } from '../problem.ts';
import type { Sheet } from './sheet.ts';
import { styleFinding } from './style-finding.ts';
import { styleUrlProblems } from './style-url-problems.ts';
import { tokenProblems } from './token-problems.ts';

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
