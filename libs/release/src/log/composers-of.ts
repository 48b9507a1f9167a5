import type { LogEntry } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';

/**
 * Composers of a channel after a release by a command that does not state them: a promoted release can bring a new composer; a
 * restored one cannot.
 */
export function composersOf(live: LogEntry | undefined, { composer }: Release): Pick<LogEntry, 'composer'> {
  const used = live?.composer ?? [];
  const all = composer === undefined || used.includes(composer) ? used : [composer, ...used].slice(0, 20);
  return all.length ? { composer: all } : {};
}
