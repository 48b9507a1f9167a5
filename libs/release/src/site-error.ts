import { runnable } from './runnable.ts';

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

/**
 * Whether the error is a missing or altered record or body, which a retry does not fix, as opposed to a store that is
 * unreachable or does not respond.
 */
export function isCorruption(error: unknown): error is SiteError {
  return error instanceof SiteError && !error.code.startsWith('STORE_');
}

/** Formats an error for a terminal: a `SiteError` with its location and fix, any other error with its stack. */
export function problemText(error: unknown): string {
  if (!(error instanceof SiteError))
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { code, message, at, fix, trace = [] } = error;
  const lines = [
    `${code}: ${message}`,
    at && `  at    ${at}`,
    ...trace.map((call) => `  from  ${call}`),
    fix && `  fix   ${runnable(fix)}`,
  ];
  return lines.filter(Boolean).join('\n');
}
