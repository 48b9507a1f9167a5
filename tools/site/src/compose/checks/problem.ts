/** Names of all checks of a release, in the order in which they run. */
const CHECKS = [
  'elements',
  'metadata',
  'copy',
  'images',
  'origins',
  'links',
  'budgets',
  'styles',
  'code',
] as const;

export type CheckName = (typeof CHECKS)[number];

/** A reason to refuse a release. */
export interface Problem {
  check: CheckName;
  /** Stable code for scripts, such as `BROKEN_LINK`. */
  code: string;
  /** Page with the problem, such as `/careers of 'careers'`. The text continues it. Absent if the problem is not in a page. */
  page?: string;
  /** What is wrong, in words that are the same on every page with this problem. */
  text: string;
  /** Section and module, or file. */
  at?: string;
  /** The edit that corrects it. */
  fix: string;
  /** Sections to build and publish after the edit; the first one is responsible. */
  sections: readonly string[];
}

/** Number of problems that each check found, for the log entry of a release. */
export interface CheckSummary {
  checks: { name: CheckName; problems: number }[];
}

/** Counts problems by check. Checks without problems have the count 0. */
export const summarizeChecks = (problems: readonly Problem[]): CheckSummary => ({
  checks: CHECKS.map((name) => ({
    name,
    problems: problems.filter(({ check }) => check === name).length,
  })),
});
