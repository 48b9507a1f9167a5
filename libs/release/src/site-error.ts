/** One of several problems that an error reports. */
export interface SiteProblem {
  code: string;
  message: string;
  at?: string;
  fix?: string;
  trace?: readonly string[];
}

/** Details of an error, in addition to its message. */
export interface SiteErrorDetails {
  /** Location: a key of the store, a file, or a path of the site. */
  at?: string;
  /** Command or step that fixes the problem. */
  fix?: string;
  /** Stack of source locations as `file:line`, innermost first. */
  trace?: readonly string[];
  /** All problems, if there are several. */
  problems?: readonly SiteProblem[];
  cause?: unknown;
}

/**
 * An expected error, with a code, a message, its location and how to fix it. The CLI prints these. Any other error is a bug
 * and keeps its stack trace.
 */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  /** Stable code for scripts, such as `STORE_READ_FAILED`. */
  readonly code: string;
  readonly at?: string;
  readonly fix?: string;
  readonly trace?: readonly string[];
  readonly problems?: readonly SiteProblem[];

  constructor(code: string, message: string, { at, fix, trace, problems, cause }: SiteErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    if (at !== undefined) this.at = at;
    if (fix !== undefined) this.fix = fix;
    if (trace?.length) this.trace = trace;
    if (problems?.length) this.problems = problems;
  }
}
