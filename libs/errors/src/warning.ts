import { type Fix, fixText, type Terminal } from './fix.ts';
import { printable, printableLines } from './printable.ts';
import { problemText, shortIds } from './site-error.ts';

/** What a user should know, although it stops nothing. */
export interface Warning {
  text: string;
  fix?: Fix;
  /** The error behind it. */
  cause?: unknown;
}

/** Receives the warnings of a command while it runs. */
export type Warn = (warning: Warning) => void;

/** Formats a warning for a terminal: its text, the error behind it, and how to fix it. */
export function warningText({ text, fix, cause }: Warning, terminal?: Terminal): string {
  const lines = [
    printableLines(shortIds(text)),
    cause !== undefined && problemText(cause, terminal),
    fix && `  fix   ${printable(shortIds(fixText(fix, terminal)))}`,
  ];
  return lines.filter(Boolean).join('\n');
}
