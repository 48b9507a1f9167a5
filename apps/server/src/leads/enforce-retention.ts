import type { Report } from '../log/server-event.ts';
import type { LeadStore } from './lead-store.ts';

const DAY_MS = 86_400_000;

interface Options {
  store: LeadStore;
  /** Returns the retention period of the live release, in days. */
  days: () => number;
  report: Report;
}

/**
 * Erases contact messages and honeypot hits older than the retention period, now and then once a day. Newsletter sign-ups
 * are kept until they are erased on request. Returns a function that stops it. A failure is reported and retried the next
 * day.
 */
export function enforceRetention({ store, days, report }: Options): () => void {
  const erase = async () => {
    try {
      await store.erase({ expiredBefore: new Date(Date.now() - days() * DAY_MS).toISOString() });
    } catch (error) {
      report({
        level: 'error',
        event: 'leads-not-erased',
        message: `Leads older than ${days()} days could not be erased.`,
        problems: [error],
      });
    }
  };
  void erase();
  const timer = setInterval(() => void erase(), DAY_MS).unref();
  return () => clearInterval(timer);
}
