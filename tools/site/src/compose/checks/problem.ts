import { runnable, SiteError, type SiteProblem } from '@vantedge/release';
import { rebuild } from '../render-failure.ts';

/** Names of all checks of a release, in the order in which they run. */
const CHECKS = ['elements', 'metadata', 'copy', 'links', 'budgets', 'styles', 'code'] as const;

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

/** Thrown for a page with problems, to be collected. */
export class PageProblems extends Error {
  override readonly name = 'PageProblems';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ text }) => text).join('; '));
  }
}

/** Errors of one page or bundle, after which other pages can still be checked. */
const COLLECTED = ['BUNDLE_LOAD_FAILED', 'RENDER_FAILED', 'UNHANDLED_ERROR', 'WIDGET_NOT_FOUND'];

/** Collects what is wrong with a release, so that one error reports all of it. */
export class ProblemCollector {
  private readonly problems: Problem[] = [];
  private readonly failures: SiteError[] = [];

  /** Runs a task and returns its result; `undefined` if it found problems. Other errors, such as of the store, are thrown. */
  async run<T>(task: () => Promise<T>): Promise<T | undefined> {
    try {
      return await task();
    } catch (error) {
      if (error instanceof PageProblems) this.problems.push(...error.problems);
      else if (error instanceof SiteError && COLLECTED.includes(error.code)) this.failures.push(error);
      else throw error;
      return undefined;
    }
  }

  add(problems: readonly Problem[]): void {
    this.problems.push(...problems);
  }

  /** Throws one error for everything collected. */
  assertNone(): void {
    if (this.problems.length || this.failures.length) throw refusal(this.problems, this.failures);
  }
}

/** Maximum number of problems in an error message. The error's `problems` has all of them. */
const MAX_SHOWN = 20;

/**
 * One error for all problems of a release, and for the pages that failed to render. A single problem keeps its own code; so do
 * several of one kind. Otherwise the code is `RELEASE_INVALID`.
 */
export function refusal(problems: readonly Problem[], failures: readonly SiteError[] = []): SiteError {
  const all = [...failures.map(fromFailure), ...mergePages(problems).map(fromProblem)];
  // Pages are composed concurrently; the order of messages must not depend on it.
  const unique = [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()].sort(
    byMessage,
  );
  const [first] = unique;
  if (unique.length === 1) return new SiteError(first!.code, first!.message, first!);
  const shown = unique.slice(0, MAX_SHOWN).map(paragraph).join('');
  const hidden = unique.length - MAX_SHOWN;
  const message = `The release has ${unique.length} problems:${shown}${hidden > 0 ? `\n  and ${hidden} more` : ''}`;
  const details = { fix: 'correct each of them, then publish again', problems: unique };
  const isOneKind = unique.every(({ code }) => code === first!.code);
  return isOneKind
    ? new SiteError(first!.code, message, details)
    : new SiteError('RELEASE_INVALID', message, details);
}

const byMessage = (one: SiteProblem, other: SiteProblem) => (one.message < other.message ? -1 : 1);

/** Combines the same problem on several pages, such as one in the header, into one that names some of the pages. */
function mergePages(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Map<string, Problem>>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.code, problem.sections, problem.text]);
    const group = groups.get(key) ?? new Map<string, Problem>();
    groups.set(key, group.set(problem.page ?? '', problem));
  }
  return [...groups.values()].map((group) => {
    const [page = '', ...others] = [...group.keys()].sort();
    const merged = group.get(page)!;
    return others.length ? { ...merged, text: `${merged.text} (${alsoOn(others)})` } : merged;
  });
}

/** Number of further pages that a message names. */
const MAX_PAGES_NAMED = 3;

/** `also on /a and 2 more pages`. Each page starts with its path. */
export function alsoOn(pages: readonly string[]): string {
  const paths = pages.map((page) => page.split(' ', 1)[0]!);
  if (paths.length <= MAX_PAGES_NAMED) return `also on ${paths.join(', ')}`;
  return `also on ${paths.slice(0, MAX_PAGES_NAMED).join(', ')} and ${paths.length - MAX_PAGES_NAMED} more`;
}

function fromProblem({ code, page, text, at, fix, sections }: Problem): SiteProblem {
  const message = `${[page, text].filter(Boolean).join(' ')}.`;
  return {
    code,
    message,
    ...(at && { at }),
    fix: sections.length ? `${fix}, then ${rebuild(...sections)}` : fix,
  };
}

const fromFailure = ({ code, message, at, fix, trace }: SiteError): SiteProblem => ({
  code,
  message,
  ...(at && { at }),
  ...(fix && { fix }),
  ...(trace && { trace }),
});

const paragraph = ({ code, message, at, fix }: SiteProblem) =>
  [`\n  ${code}: ${message}`, at && `    at    ${at}`, fix && `    fix   ${runnable(fix)}`]
    .filter(Boolean)
    .join('\n');
