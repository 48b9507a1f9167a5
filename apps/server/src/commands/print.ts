import { problemText, SiteError } from '@vantedge/release';

/** Output of a command: text for people, and the same data for `--json`. */
export interface Report {
  text: string;
  json: unknown;
}

/** Control characters that JSON.stringify does not escape: DEL, C1, line separators, and bidirectional controls. */
const UNESCAPED = /[\x7f-\x9f\u2028\u2029]|\p{Bidi_Control}/gu;

/** Formats a value as indented JSON in which all control characters are escaped. It parses to the same value. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    UNESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Prints an error and returns the exit code: 2 for wrong usage, else 1. A `SiteError` is shown with its code, location and fix; any
 * other error is a bug and keeps its stack trace.
 */
export function printError(error: unknown, isJson: boolean): 1 | 2 {
  if (!(error instanceof SiteError)) console.error(error);
  else if (isJson) {
    const { code, message, at, fix, trace, problems } = error;
    console.log(formatJson({ error: { code, message, at, fix, trace, problems } }));
  } else console.error(problemText(error));
  return error instanceof SiteError && error.code === 'USAGE' ? 2 : 1;
}
