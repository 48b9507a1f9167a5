import { SiteError } from '@vantedge/release';
import type { Problem } from './problem.ts';
import { refusal } from './refusal.ts';

/** Thrown for a page with problems, to be collected. */
export class PageProblems extends Error {
  override readonly name = 'PageProblems';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ text }) => text).join('; '));
  }
}

/** Errors of one page or bundle, after which other pages can still be checked. */
const COLLECTED = [
  'BUNDLE_LOAD_FAILED',
  'RENDER_FAILED',
  'RENDER_IMPURE',
  'UNCAUGHT_EXCEPTION',
  'UNHANDLED_REJECTION',
  'WIDGET_NOT_FOUND',
];

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
