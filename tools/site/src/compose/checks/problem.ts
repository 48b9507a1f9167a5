import { command, printable, problemText, SiteError, type Warning } from '@vantedge/errors';
import { rebuildCommands } from '../render-failure.ts';

/** The checks of a release, in the order in which they run, for its log entry. A composed release has no problems. */
export const PASSED_CHECKS = [
  'elements',
  'metadata',
  'copy',
  'links',
  'forms',
  'budgets',
  'styles',
  'code',
].map((name) => ({ name, problems: 0 }));

/** A reason to refuse a release. */
export interface ReleaseProblem {
  /** Stable code for scripts, such as `BROKEN_LINK`. */
  code: string;
  /** Page with the problem, such as `/careers of 'careers'`. The text continues it. Absent if the problem is not in a page. */
  page?: string;
  /** What is wrong, in words that are the same on every page with this problem. */
  text: string;
  /** Section and module, or file. */
  at: string;
  /** The edit that corrects it, in words. */
  fix: string;
  /** Sections to build and publish after the edit; the first one is responsible. Empty if the edit is of the settings. */
  sections: readonly string[];
}

/** Thrown for a page with problems, to be collected. */
export class PageProblemsError extends Error {
  override readonly name = 'PageProblemsError';

  constructor(readonly problems: readonly ReleaseProblem[]) {
    super(problems.map(({ text }) => text).join('; '));
  }
}

/** Errors of one page or bundle, after which other pages can still be checked. */
const COLLECTED = ['BUNDLE_LOAD_FAILED', 'RENDER_FAILED', 'UNHANDLED_ERROR', 'WIDGET_NOT_FOUND'];

/** Collects what is wrong with a release, so that one error reports all of it. */
export class ProblemCollector {
  private readonly problems: ReleaseProblem[] = [];
  private readonly failures: SiteError[] = [];
  /** Problems of a release that they do not prevent. */
  private readonly tolerated: ReleaseProblem[] = [];

  /** With `isRollback`, only what cannot be rendered is refused: a version that was live must not fail because of a check that is newer. */
  constructor(private readonly isRollback = false) {}

  /** Runs a task and collects its problems. Other errors, such as of the store, are thrown. */
  async run(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      if (error instanceof PageProblemsError) this.problems.push(...error.problems);
      else if (error instanceof SiteError && COLLECTED.includes(error.code)) this.failures.push(error);
      else throw error;
    }
  }

  add(problems: readonly ReleaseProblem[]): void {
    (this.isRollback ? this.tolerated : this.problems).push(...problems);
  }

  /** Like `add`, for what is found while a page is composed: throws if the page cannot be part of the release. */
  addOfPage(problems: readonly ReleaseProblem[]): void {
    if (!this.isRollback && problems.length) throw new PageProblemsError(problems);
    this.add(problems);
  }

  /** What was collected and does not prevent the release. */
  warnings(): Warning[] {
    return mergePages(this.tolerated).map(toWarning);
  }

  /** Throws one error for everything collected. */
  assertNone(): void {
    if (this.problems.length || this.failures.length) throw releaseError(this.problems, this.failures);
  }
}

/** Maximum number of problems in an error message. The error's `problems` has all of them. */
const MAX_SHOWN = 20;

/**
 * One error for all problems of a release, and for the pages that failed to render. A single problem keeps its own code; so do
 * several of one kind. Otherwise the code is `RELEASE_INVALID`.
 */
export function releaseError(
  problems: readonly ReleaseProblem[],
  failures: readonly SiteError[] = [],
): SiteError {
  const all = [...failures, ...mergePages(problems).map(toError)];
  // Pages are composed concurrently; the order of messages must not depend on it.
  const errors = [...new Map(all.map((error) => [error.message, error])).values()].sort((one, other) =>
    one.message < other.message ? -1 : 1,
  );
  const [first] = errors;
  if (errors.length === 1) return first!;
  const shown = errors
    .slice(0, MAX_SHOWN)
    .map((error) => `\n  ${problemText(error).replaceAll('\n', '\n  ')}`);
  const hidden = errors.length - MAX_SHOWN;
  const { code } = errors.every(({ code }) => code === first!.code) ? first! : { code: 'RELEASE_INVALID' };
  return new SiteError(
    code,
    `The release has ${errors.length} problems:${shown.join('')}${hidden > 0 ? `\n  and ${hidden} more: --json lists all` : ''}`,
    { fix: 'correct each of them, then publish again', problems: errors },
  );
}

/** Combines the same problem on several pages, such as one in the header, into one that names some of the pages. */
function mergePages(problems: readonly ReleaseProblem[]): ReleaseProblem[] {
  const groups = new Map<string, ReleaseProblem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.code, problem.sections, problem.text]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map((group) => {
    const [page = '', ...others] = [...new Set(group.map(({ page = '' }) => page))].sort();
    const first = group.find((problem) => (problem.page ?? '') === page)!;
    return others.length ? { ...first, text: `${first.text} (${alsoOn(others)})` } : first;
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

/** A problem that does not prevent a release. */
export const toWarning = ({ page, text, fix }: ReleaseProblem): Warning => ({
  text: printable(`${page ? `${page} ` : ''}${text}.`),
  fix,
});

const APPLY_SETTINGS = command('site', 'settings', 'apply', 'site.json');

const toError = ({ code, page, text, at, fix, sections }: ReleaseProblem) =>
  // The text quotes what a page contains.
  new SiteError(code, printable(`${page ? `${page} ` : ''}${text}.`), {
    at,
    fix: [`${fix}, then`, ...(sections.length ? rebuildCommands(sections) : [APPLY_SETTINGS])],
  });
