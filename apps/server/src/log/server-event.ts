import pino, { type DestinationStream } from 'pino';
import { printable, printableLines, problemText, shortIds, SiteError } from '@vantedge/release';
import type { Observation } from '../http/observation.ts';

/** Something that an operator may want to know. It contains no personal data: no address, form content or query. */
export interface ServerEvent {
  level: 'info' | 'warn' | 'error';
  /** Stable name for searches and alerts, such as `swap-failed`. */
  event: string;
  /** What happened, in a sentence or two. */
  message: string;
  /** What to do about it. Errors name their own fix. */
  fix?: string;
  /** The errors behind the event, most important first. */
  problems?: readonly unknown[];
  /** Further members of the record. */
  details?: Readonly<Record<string, string | readonly string[]>>;
}

/** Receives the events of a server. */
export type Report = (event: ServerEvent) => void;

/** An event as text for a terminal: the message, then each error with its location and fix. */
export function eventText({ message, fix, problems = [], details = {} }: ServerEvent): string {
  const { stack = [] } = details;
  return [
    printableLines(shortIds(message)),
    ...[stack].flat().map((line) => `  at    ${printable(line)}`),
    ...problems.map(problemText),
    fix && `  fix   ${printable(fix)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** An event as data for a log. Code, location and fix of the first error are members of the event itself. */
export function eventRecord({
  event,
  message,
  fix,
  problems = [],
  details,
}: ServerEvent): Record<string, unknown> {
  const [first, ...others] = problems.map(problemRecord);
  return { event, message, ...details, ...first, ...(fix && { fix }), ...(others.length && { others }) };
}

function problemRecord(problem: unknown) {
  if (!(problem instanceof SiteError)) return { code: 'INTERNAL', problem: problemText(problem) };
  const { code, message, at, fix } = problem;
  return { code, problem: message, ...(at && { at }), ...(fix && { fix }) };
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

/** `json` writes one JSON object per line, `text` what a person reads in a terminal. */
export type LogFormat = 'json' | 'text';

/** A request that was answered. */
type Answer = Extract<Observation, { type: 'request' }>;

export interface EventLog {
  report: Report;
  /** Logs an answered request. */
  access(answer: Answer): void;
}

/**
 * Returns a log that writes to standard error. Lines are written before the call returns, so that the last ones of a process
 * that crashes are not lost.
 */
export function eventLog(format: LogFormat, destination: DestinationStream = standardError()): EventLog {
  if (format === 'text') {
    const write = (text: string) => void destination.write(`${text}\n`);
    return {
      report: (event) => write(eventText(event)),
      access: ({ method, path, status, kind, durationMs }) =>
        write(`${status} ${method} ${path} ${kind} ${durationMs.toFixed(1)} ms`),
    };
  }
  const logger = pino(
    {
      // Without the process id and the host name, which the platform that collects the lines adds.
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return {
    report: (event) => logger[event.level](eventRecord(event)),
    access: ({ type, durationMs, ...answer }) =>
      logger.info({ event: type, ...answer, duration: Math.round(durationMs * 1_000) / 1e6 }),
  };
}

const standardError = () => pino.destination({ fd: 2, sync: true });
