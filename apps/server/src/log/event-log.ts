import pino, { type DestinationStream } from 'pino';
import {
  eventText,
  fixText,
  problemText,
  type Report,
  type ServerEvent,
  SiteError,
  type Terminal,
} from '@vantedge/errors';
import type { Observation } from '../http/observation.ts';

/** An event as data for a log. Code, location and fix of the first error are members of the event itself. */
export function eventRecord(
  { event, message, fix, problems = [], details }: ServerEvent,
  terminal?: Terminal,
): Record<string, unknown> {
  const [first, ...others] = problems.map((problem) => problemRecord(problem, terminal));
  return {
    event,
    message,
    ...details,
    ...first,
    ...(fix && { fix: fixText(fix, terminal) }),
    ...(others.length && { others }),
  };
}

function problemRecord(problem: unknown, terminal?: Terminal) {
  if (!(problem instanceof SiteError)) return { code: 'INTERNAL', problem: problemText(problem) };
  const { code, message, at, fix } = problem;
  return { code, problem: message, ...(at && { at }), ...(fix && { fix: fixText(fix, terminal) }) };
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
export function eventLog(
  format: LogFormat,
  { destination = standardError(), terminal }: { destination?: DestinationStream; terminal?: Terminal } = {},
): EventLog {
  if (format === 'text') {
    const write = (text: string) => void destination.write(`${text}\n`);
    return {
      report: (event) => write(eventText(event, terminal)),
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
    report: (event) => logger[event.level](eventRecord(event, terminal)),
    access: ({ type, durationMs, ...answer }) =>
      logger.info({ event: type, ...answer, duration: Math.round(durationMs * 1_000) / 1e6 }),
  };
}

const standardError = () => pino.destination({ fd: 2, sync: true });
