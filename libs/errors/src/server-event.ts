import { type Fix, fixText, type Terminal } from './fix.ts';
import { printable, printableLines } from './printable.ts';
import { problemText, shortIds } from './site-error.ts';

/** Something that an operator may want to know. It contains no personal data: no address, form content or query. */
export interface ServerEvent {
  level: 'info' | 'warn' | 'error';
  /** Stable name for searches and alerts, such as `swap-failed`. */
  event: string;
  /** What happened, in a sentence or two. */
  message: string;
  /** What to do about it. Errors name their own fix. */
  fix?: Fix;
  /** The errors behind the event, most important first. */
  problems?: readonly unknown[];
  /** Further members of the record. */
  details?: Readonly<Record<string, string | readonly string[]>>;
}

/** Receives the events of a server. */
export type Report = (event: ServerEvent) => void;

/** An event as text for a terminal: the message, then each error with its location and fix. */
export function eventText(
  { message, fix, problems = [], details = {} }: ServerEvent,
  terminal?: Terminal,
): string {
  const { stack = [] } = details;
  return [
    printableLines(shortIds(message)),
    ...[stack].flat().map((line) => `  at    ${printable(line)}`),
    ...problems.map((problem) => problemText(problem, terminal)),
    fix && `  fix   ${printable(fixText(fix, terminal))}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const THROTTLE_MS = 60_000;

/** Returns a report function that forwards at most one event a minute and drops the rest, so a flood cannot fill the log. */
export function throttle(report: Report): Report {
  let last = -Infinity;
  return (event) => {
    const now = performance.now();
    if (now - last < THROTTLE_MS) return;
    last = now;
    report(event);
  };
}
