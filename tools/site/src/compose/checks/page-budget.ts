import type { Settings } from '@vantedge/release';
import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

/**
 * Maximum number of bytes that one page loads of each kind, uncompressed, so that it depends on the builds alone. Measured in November 2026: up
 * to 128 kB of HTML, 608 kB of scripts and 382 kB of stylesheets. A quarter is left to grow.
 */
const DEFAULT_BUDGETS = { html: 160_000, js: 760_000, css: 480_000 };

const FIXES = {
  html: 'shorten the page, or split it',
  js: 'load large code with import() when it is needed, or use a smaller library',
  css: 'remove rules, or share those of libs/shared-ui',
};

/** Problems with a page that loads more than the budget. Files have names such as `main.js of 'stories'`. */
export function budgetProblems(
  loads: Record<keyof typeof FIXES, readonly { name: string; bytes: number }[]>,
  budgets: Settings['budgets'],
  page: PageContext,
): Problem[] {
  const limits = { ...DEFAULT_BUDGETS, ...budgets };
  return (['html', 'js', 'css'] as const).flatMap((kind) => {
    const files = [...loads[kind]].sort((one, other) => other.bytes - one.bytes);
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= limits[kind]) return [];
    const [largest] = files;
    return page.problem({
      code: 'BUDGET_EXCEEDED',
      text: `loads ${kilobytes(total)} of ${kind}; the budget is ${kilobytes(limits[kind])} (the largest file is ${largest!.name}, ${kilobytes(largest!.bytes)})`,
      fix: `${FIXES[kind]}; or raise "budgets.${kind}" in the settings of the channel`,
    });
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
