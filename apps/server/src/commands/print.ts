import { inspect } from 'node:util';
import { formatJson, printableLines, problemText, SiteError } from '@vantedge/errors';

/** Output of a command: text for people, and the same data for `--json`. */
export interface Report {
  text: string;
  json: unknown;
}

/**
 * Prints an error and returns the exit code: 2 for wrong usage, else 1. A `SiteError` is shown with its code, location and fix; any
 * other error is a bug and keeps its stack trace.
 */
export function printError(error: unknown, isJson: boolean): 1 | 2 {
  if (!(error instanceof SiteError)) console.error(printableLines(inspect(error)));
  else if (isJson) {
    const { code, message, at, fix, trace, problems } = error;
    console.log(formatJson({ error: { code, message, at, fix, trace, problems } }));
  } else console.error(problemText(error));
  return error instanceof SiteError && error.code === 'USAGE' ? 2 : 1;
}
