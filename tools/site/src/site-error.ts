/** What a known failure tells the person at the terminal, besides its message. */
export interface SiteErrorDetails {
  /** Where it is: a key of the store, a file, a path of the site. */
  at?: string;
  /** The command or step that fixes it. */
  fix?: string;
  /** Calls that led there, innermost first, as `file:line` of the source. */
  trace?: readonly string[];
  cause?: unknown;
}

/**
 * A failure that the tool knows: a code to search for, the cause in a sentence, the place and how to fix it. The command
 * line prints these; any other error is a defect and keeps its stack.
 */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  /** Upper case with underscores, such as `STORE_READ_FAILED`; the same for the same cause, so that scripts can rely on it. */
  readonly code: string;
  readonly at?: string;
  readonly fix?: string;
  readonly trace?: readonly string[];

  constructor(code: string, message: string, { at, fix, trace, cause }: SiteErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    if (at !== undefined) this.at = at;
    if (fix !== undefined) this.fix = fix;
    if (trace?.length) this.trace = trace;
  }
}
