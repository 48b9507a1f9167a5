import { problemText, SiteError } from '@vantedge/release';

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
}

/** Receives the events of a server. */
export type Report = (event: ServerEvent) => void;

/** An event as text for a terminal: the message, then each error with its location and fix. */
export function eventText({ message, fix, problems = [] }: ServerEvent): string {
  return [message, ...problems.map(problemText), fix && `  fix   ${fix}`].filter(Boolean).join('\n');
}

/** An event as data for a log. Code, location and fix of the first error are members of the event itself. */
export function eventRecord({ event, message, fix, problems = [] }: ServerEvent): Record<string, unknown> {
  const [first, ...others] = problems.map(problemRecord);
  return { event, message, ...first, ...(fix && { fix }), ...(others.length && { others }) };
}

function problemRecord(problem: unknown) {
  if (!(problem instanceof SiteError)) return { code: 'INTERNAL', problem: problemText(problem) };
  const { code, message, at, fix } = problem;
  return { code, problem: message, ...(at && { at }), ...(fix && { fix }) };
}
