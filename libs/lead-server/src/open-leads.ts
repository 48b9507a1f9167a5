import { assertChannelName } from '@vantedge/release';
import { command, type Report, SiteError } from '@vantedge/errors';
import { leadsFile, leadsFileIn } from './lead-database.ts';
import type { LeadStore } from './lead-store.ts';
import { CONFIRM_MS } from './newsletter.ts';
import { postgresLeadStore } from './postgres/postgres-lead-store.ts';
import { isPostgresUrl, parsePostgresUrl, type PostgresLocation } from './postgres/postgres-location.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';

/** Where the leads of a channel are: in an SQLite file or in a PostgreSQL database. */
export type LeadLocation = { file: string } | { database: PostgresLocation; channel: string };

/** Returns the location given by `--leads`, `--store` and `--channel`. Throws `USAGE`, `LEADS_STORE_REQUIRED` or `CHANNEL_NAME_INVALID`. */
export function leadLocation(leads: string | undefined, store: string, channel: string): LeadLocation {
  if (leads === undefined) return { file: leadsFile(store, channel) };
  assertChannelName(channel);
  if (isPostgresUrl(leads)) return { database: parsePostgresUrl(leads), channel };
  if (leads && !/^[a-z][a-z\d+.-]*:/i.test(leads)) return { file: leadsFileIn(leads, channel) };
  throw new SiteError('USAGE', '--leads is neither a PostgreSQL URL nor a folder.', {
    fix: command('server', 'start', '--leads', 'postgres://user@host/database'),
  });
}

/** Opens the lead store of a command, which must exist. */
export function openLeadStore(location: LeadLocation): LeadStore {
  if ('file' in location) return sqliteLeadStore(location.file);
  return postgresLeadStore(location.database, { channel: location.channel });
}

/**
 * Opens the lead store of a server. If an SQLite file cannot be opened, it reports why and returns undefined: the site is
 * served without leads. Problems of a PostgreSQL database are reported too, but may end while the server runs.
 */
export function openLeads(location: LeadLocation, report: Report): LeadStore | undefined {
  if ('database' in location) {
    const store = postgresLeadStore(location.database, { channel: location.channel, create: true });
    store.key().catch((error: unknown) =>
      report({
        level: 'error',
        event: 'leads-unavailable',
        message: 'Leads cannot be stored now. The server tries again with every submission.',
        problems: [error],
      }),
    );
    return store;
  }
  try {
    return sqliteLeadStore(location.file, { create: true });
  } catch (error) {
    const message = 'Leads are not stored. Forms say that submissions are disabled.';
    report({ level: 'error', event: 'leads-disabled', message, problems: [error] });
    return undefined;
  }
}

const DAY_MS = 86_400_000;

interface RetentionOptions {
  store: LeadStore;
  /** Returns the retention period of the live release, in days. */
  days: () => number;
  /** Returns when the newest log entry was appended: ISO 8601. */
  publishedAt: () => string;
  report: Report;
  /** Receives whether erasing is suspended, after each run. */
  observe?: (isSuspended: boolean) => void;
}

/**
 * Erases messages older than the retention period, and newsletter sign-ups that were not confirmed in time, now and then
 * once a day. Other sign-ups are kept until they are erased on request. Returns a function that stops it. A failure is reported and retried the next
 * day. Erases nothing, and reports what it would, while the newest lead or log entry is older than the period: then the clock is probably wrong.
 */
export function enforceRetention({
  store,
  days,
  publishedAt,
  report,
  observe = () => undefined,
}: RetentionOptions): () => void {
  const erase = async () => {
    const expiredBefore = new Date(Date.now() - days() * DAY_MS).toISOString();
    const [newest] = await store.list({ limit: 1 });
    const isClockPlausible = publishedAt() > expiredBefore && (!newest || newest.at > expiredBefore);
    const erased = await store.erase({ expiredBefore }, { dryRun: !isClockPlausible });
    observe(!isClockPlausible && erased > 0);
    const unconfirmedBefore = new Date(Date.now() - CONFIRM_MS).toISOString();
    const unconfirmed = isClockPlausible ? await store.erase({ unconfirmedBefore }) : 0;
    if (unconfirmed) {
      const message = `Newsletter sign-ups without a confirmation in 7 days: ${unconfirmed}. They were erased.`;
      report({ level: 'info', event: 'leads-erased', message });
    }
    if (!erased) return;
    const those = `Leads older than ${days()} days: ${erased}.`;
    if (isClockPlausible)
      return report({ level: 'info', event: 'leads-erased', message: `${those} They were erased.` });
    report({
      level: 'error',
      event: 'retention-suspended',
      message: `${those} They were not erased: the newest lead or release is as old, so that the clock of this machine may be wrong.`,
      fix: [
        command('date'),
        'and, if it is right,',
        command('server', 'leads', 'erase', '--older-than', String(days())),
      ],
    });
  };
  const run = () => {
    erase().catch((error: unknown) =>
      report({
        level: 'error',
        event: 'leads-not-erased',
        message: `Leads older than ${days()} days, or unconfirmed sign-ups, could not be erased.`,
        problems: [error],
      }),
    );
  };
  run();
  const timer = setInterval(run, DAY_MS).unref();
  return () => clearInterval(timer);
}
