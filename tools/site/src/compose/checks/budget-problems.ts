import { compressedBytes, type LoadedFiles, type PageWeights } from './page-weight.ts';
import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

/** Maximum sizes of what one page loads, in bytes as `PageWeights` measures them. */
export interface Budgets {
  html: number;
  js: number;
  css: number;
}

/** Measured in November 2026: up to 17.7 kB of HTML, 162 kB of scripts and 39 kB of stylesheets. A quarter is left to grow. */
export const DEFAULT_BUDGETS: Budgets = { html: 24_000, js: 200_000, css: 50_000 };

/** Number of files that a message names. */
const FILES_NAMED = 3;

/** Problems with pages that load more than the budget. */
export async function budgetProblems(
  { html, js, css }: LoadedFiles,
  budgets: Budgets,
  weights: PageWeights,
  page: PageContext,
): Promise<Problem[]> {
  const [document, scripts, stylesheets] = await Promise.all([
    compressedBytes(html),
    weights.of(js),
    weights.of(css),
  ]);
  const parts = [
    {
      kind: 'html',
      files: [{ name: 'the document', bytes: document }],
      fix: 'shorten the page, or split it',
    },
    {
      kind: 'js',
      files: scripts,
      fix: 'load large code with import() when it is needed, or use a smaller library',
    },
    { kind: 'css', files: stylesheets, fix: 'remove rules, or share those of libs/shared-ui' },
  ] as const;
  return parts.flatMap(({ kind, files, fix }) => {
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= budgets[kind]) return [];
    const largest = files.slice(0, FILES_NAMED).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
    return page.problem({
      check: 'budgets',
      code: 'BUDGET_EXCEEDED',
      text: `loads ${kilobytes(total)} of ${kind}, compressed; the budget is ${kilobytes(budgets[kind])} (${largest.join(', ')})`,
      fix: `${fix}; or raise "budgets.${kind}" in the settings of the channel`,
    });
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
