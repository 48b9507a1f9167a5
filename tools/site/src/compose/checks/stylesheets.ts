import { outsideWidgets, SHELL } from '@vantedge/federation-contract';
import postcss, { type AtRule } from 'postcss';
import type { SectionVersion } from '@vantedge/release';
import { readText, type Store } from '@vantedge/store';
import type { ReleaseProblem } from './problem.ts';

/** The stylesheets of one section's build, joined, and its node bundle, whose elements may set custom properties, if it is checked. */
export interface Sheet {
  section: string;
  css: string;
  bundle?: string;
}

/** Reads the stylesheets of all sections, and the bundles of those that `checkStylesheets` checks. Its errors are those of `readBlob`. */
export const readSheets = (
  store: Store,
  versions: ReadonlyMap<string, SectionVersion>,
  changed: readonly string[],
): Promise<Sheet[]> =>
  Promise.all(
    [...versions].map(async ([section, { files, server }]) => {
      const names = Object.keys(files).filter((name) => name.endsWith('.css'));
      const texts = await Promise.all(names.map((name) => readText(store, files[name]!.identity)));
      const isChecked = changed.includes(section) || changed.includes(SHELL);
      return { section, css: texts.join('\n'), ...(isChecked && { bundle: await readText(store, server) }) };
    }),
  );

/**
 * Problems of the stylesheets of changed sections: rules that apply outside the section, files of other sites, and tokens that nothing defines. With the
 * shell's stylesheet, the tokens of all sections may change.
 */
export function checkStylesheets(sheets: readonly Sheet[], changed: readonly string[]): ReleaseProblem[] {
  const shell = sheets.find(({ section }) => section === SHELL)!;
  // The shell's stylesheet has the rules of shared components, which the elements of any section set.
  const all = sheets.map(({ bundle = '' }) => bundle).join('\n');
  return sheets.flatMap((sheet) => {
    const isChanged = changed.includes(sheet.section);
    return [
      ...(isChanged && sheet !== shell ? scopeProblems(sheet) : []),
      ...(isChanged ? foreignProblems(sheet) : []),
      ...(isChanged || changed.includes(SHELL)
        ? tokenProblems(sheet, shell, sheet === shell ? all : sheet.bundle)
        : []),
    ];
  });
}

/** At-rules that apply to the whole document, wherever they are declared. */
const GLOBAL_RULES = ['font-face', 'import', 'namespace', 'page', 'view-transition'];

/** Problems with rules that the build has not confined to the section's own elements. */
function scopeProblems({ section, css }: Sheet): ReleaseProblem[] {
  const outside = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule' && GLOBAL_RULES.includes(node.name))
      outside.add(`@${node.name} ${node.name === 'import' ? node.params : ''}`.trim());
    if (node.type !== 'rule' || (node.parent as Partial<AtRule>).name?.endsWith('keyframes')) return;
    for (const selector of node.selectors) if (!isScoped(selector, section)) outside.add(selector);
  });
  if (!outside.size) return [];
  return [
    styleProblem(
      section,
      `has rules that apply outside the section's own elements: ${formatList(outside)}`,
      'build the stylesheet with the preset, which adds the scope; tokens, fonts and print rules belong to libs/shared-ui and the shell',
    ),
  ];
}

/** Whether a selector only matches elements of the section, as `scopeToSection` writes it. */
function isScoped(selector: string, section: string): boolean {
  const text = selector
    .replaceAll(/["'\\]/g, '')
    .split('>')
    .map((part) => part.trim())
    .join(' ');
  return [outsideWidgets(), outsideWidgets(section)].some((condition) => {
    const [before, ...after] = text.split(condition);
    return after.length > 0 && before!.includes(`[data-section=${section}] `);
  });
}

/** Problems with pictures and fonts of other sites, which the policy of the pages forbids. */
function foreignProblems({ section, css }: Sheet): ReleaseProblem[] {
  const urls = [...css.matchAll(/url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi)].map(([, url]) => url!);
  if (!urls.length) return [];
  const text = `loads files from other sites: ${formatList(new Set(urls))}`;
  return [styleProblem(section, text, 'put the file into src/assets, and name it in the stylesheet')];
}

/** Problems with tokens that a stylesheet uses without a fallback, but that neither it nor the shell defines. */
function tokenProblems({ section, css }: Sheet, shell: Sheet, bundle = ''): ReleaseProblem[] {
  const defined = new Set([...definedTokens(shell.css), ...definedTokens(css), ...styledTokens(bundle)]);
  const used = [...css.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)].map(([, token]) => token!);
  const unknown = new Set(used.filter((token) => !defined.has(token)));
  if (!unknown.size) return [];
  return [
    styleProblem(
      section,
      `uses tokens that neither it nor the shell defines: ${formatList(unknown)}`,
      'use a token of libs/shared-ui/src/theme/tokens.css, or show the component that sets it on a page; if the token is new, publish the shell as well',
    ),
  ];
}

/** Custom properties that a stylesheet declares or registers. Scripts may set those that `@property` registers. */
function definedTokens(css: string): string[] {
  const names: string[] = [];
  const root = postcss.parse(css);
  root.walkDecls(/^--/, ({ prop }) => void names.push(prop));
  root.walkAtRules('property', ({ params }) => void names.push(params.trim()));
  return names;
}

/** Custom properties that the style attributes of a build set: `style: { '--days': 5 }`. */
const styledTokens = (bundle: string) =>
  [...bundle.matchAll(/["'](--[\w-]+)["']\s*:/g)].map(([, name]) => name!);

/** Its rules have no line numbers, because they are built. */
const styleProblem = (section: string, text: string, fix: string): ReleaseProblem => ({
  code: 'STYLESHEET_INVALID',
  text: `The stylesheet of '${section}' ${text}`,
  at: `${section}: src/*.css`,
  fix,
  sections: [section],
});

/** Maximum number of selectors or names that a message lists. */
const MAX_LISTED = 5;

function formatList(names: ReadonlySet<string>): string {
  const more = names.size - MAX_LISTED;
  return `${[...names].slice(0, MAX_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
