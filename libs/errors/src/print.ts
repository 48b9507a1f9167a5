import { inspect } from 'node:util';
import { fixText, type Terminal } from './fix.ts';
import { formatJson, printableLines } from './printable.ts';
import { type Problem, problemText, shortIds, SiteError } from './site-error.ts';

/** Output of a command: text for people, and the same data for `--json`. */
export interface CommandReport {
  text: string;
  json: unknown;
}

/** Prints what a command has done to standard output. */
export const printReport = ({ text, json }: CommandReport, isJson = false): void =>
  print(isJson ? formatJson(json) : printableLines(shortIds(text)));

/**
 * Prints an error and returns the exit code: 2 for wrong usage, else 1. A `SiteError` is printed with its code, location and fix, as JSON
 * to standard output; any other error is a bug and keeps its stack trace.
 */
export function printError(error: unknown, isJson: boolean, terminal?: Terminal): 1 | 2 {
  if (!(error instanceof SiteError)) {
    console.error(printableLines(inspect(error)));
    return 1;
  }
  const printed = ({ code, message, at, fix, trace }: Problem) => ({
    code,
    message,
    at,
    fix: fix && fixText(fix, terminal),
    trace,
  });
  if (!isJson) console.error(problemText(error, terminal));
  else print(formatJson({ error: { ...printed(error), problems: error.problems?.map(printed) } }));
  return error.code === 'USAGE' ? 2 : 1;
}

// Its output is what a program prints.
// oxlint-disable-next-line no-console
const print = (text: string) => console.log(text);
