import type { Problem } from '../problem.ts';
import { scopeProblems } from './scope-problems.ts';
import { sharedNameProblems } from './shared-name-problems.ts';
import { parseSheet, type Sheet } from './sheet.ts';

/** Problems with the rules of a section's stylesheet. `sheets` are those of all sections. */
export function ruleProblems(sheet: Sheet, sheets: readonly Sheet[]): Problem[] {
  const { section } = sheet;
  const root = parseSheet(sheet);
  const others = sheets.filter((other) => other !== sheet);
  return [...scopeProblems(section, root), ...sharedNameProblems(section, root, others)];
}
