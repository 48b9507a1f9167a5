import { getBudgets, type Settings } from '@vantedge/release';
import type { PageContext } from './page-context.ts';
import type { ReleaseProblem } from './problem.ts';

const FIXES = {
  html: 'shorten the page, or split it',
  js: 'load large code with import() when it is needed, or use a smaller library',
  css: 'remove rules, or share those of libs/shared-ui',
};

/** Problems with a page that loads more than the budget. Files have names such as `main.js of 'stories'`. */
export function budgetProblems(
  loads: Record<keyof typeof FIXES, readonly { name: string; bytes: number }[]>,
  settings: Pick<Settings, 'budgets'>,
  page: PageContext,
): ReleaseProblem[] {
  const limits = getBudgets(settings);
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
