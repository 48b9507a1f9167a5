import { type Fix, fixText, type Terminal } from './fix.ts';
import { printable, printableLines } from './printable.ts';

/** One of several problems that an error reports. */
export interface Problem {
  code: string;
  message: string;
  at?: string;
  fix?: Fix;
  trace?: readonly string[];
}

/** Details of an error, in addition to its message. */
export interface SiteErrorDetails {
  /** Location: a key of the store, a file, or a path of the site. */
  at?: string;
  fix?: Fix;
  /** Stack of source locations as `file:line`, innermost first. */
  trace?: readonly string[];
  /** All problems, if there are several. */
  problems?: readonly Problem[];
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
  readonly fix?: Fix;
  readonly trace?: readonly string[];
  readonly problems?: readonly Problem[];

  constructor(code: string, message: string, { at, fix, trace, problems, cause }: SiteErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    if (at !== undefined) this.at = at;
    if (fix !== undefined) this.fix = fix;
    if (trace?.length) this.trace = trace;
    if (problems?.length) this.problems = problems;
  }
}

/** The error for a wrong command line: `USAGE`, which ends the process with 2. */
export const usageError = (message: string, fix: Fix) => new SiteError('USAGE', message, { fix });

/**
 * Whether the error is a missing or altered record or body, which a retry does not fix, as opposed to a store that is
 * unreachable or does not respond, and to a tool that is too old for what it reads.
 */
export function isCorruption(error: unknown): error is SiteError {
  return error instanceof SiteError && !/^(?:STORE_|TOOL_OUTDATED$)/.test(error.code);
}

/** Formats an error for a terminal: a `SiteError` with its location and fix, any other error with its stack. Without control characters but line breaks. */
export function problemText(error: unknown, terminal?: Terminal): string {
  if (!(error instanceof SiteError))
    return printableLines(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const { code, message, at, fix, trace = [] } = error;
  const lines = [
    `${code}: ${printableLines(shortIds(message))}`,
    at && `  at    ${printable(at)}`,
    ...trace.map((call) => `  from  ${printable(call)}`),
    fix && `  fix   ${printable(shortIds(fixText(fix, terminal)))}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** A text with ids of 16 digits, which commands accept. Keys of the store are not ids. */
export const shortIds = (text: string): string =>
  text.replaceAll(/(?<![\w/.])([0-9a-f]{16})[0-9a-f]{48}(?!\w)/g, '$1');
