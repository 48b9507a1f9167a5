import { problemText } from '../serve/problem-text.ts';
import type { LeadStore } from './lead-store.ts';

const DAY_MS = 86_400_000;

interface Options {
  store: LeadStore;
  /** The retention that the live release states, in days. */
  days: () => number;
  /** Receives what an operator must know. */
  report: (text: string) => void;
}

/**
 * Erases contact messages and honeypot hits that are older than the retention: now, then once a day. Newsletter sign-ups stay until they are
 * erased on request. Returns the function that ends it. A failure is reported, and the next day's run tries again.
 */
export function enforceRetention({ store, days, report }: Options): () => void {
  const erase = async () => {
    try {
      await store.erase({ expiredBefore: new Date(Date.now() - days() * DAY_MS).toISOString() });
    } catch (error) {
      report(`Leads older than ${days()} days could not be erased.\n${problemText(error)}`);
    }
  };
  void erase();
  const timer = setInterval(() => void erase(), DAY_MS).unref();
  return () => clearInterval(timer);
}
