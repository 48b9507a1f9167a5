import type { Report } from '../log/server-event.ts';
import type { OpenSqlite } from './lead-database.ts';
import type { LeadLocation } from './lead-location.ts';
import type { LeadStore } from './lead-store.ts';
import { postgresLeadStore } from './postgres/postgres-lead-store.ts';
import { threadedLeadStore } from './sqlite-lead-store.ts';

/** Message for the operator when leads are not stored. */
export const LEADS_NOT_STORED = 'Leads are not stored. Forms say that submissions are disabled.';

/** Message for the operator when a database cannot be used yet. */
const LEADS_NOT_STORED_YET = 'Leads cannot be stored now. The server tries again with every submission.';

/**
 * Opens the lead store of a server. If an SQLite file cannot be opened, it reports why and returns undefined: the site is
 * served without leads. Problems of a PostgreSQL database are reported too, but may end while the server runs.
 */
export function openLeads(location: LeadLocation, report: Report, open?: OpenSqlite): LeadStore | undefined {
  if ('database' in location) {
    const store = postgresLeadStore(location.database, { channel: location.channel, create: true });
    store.key().catch((error: unknown) =>
      report({
        level: 'error',
        event: 'leads-unavailable',
        message: LEADS_NOT_STORED_YET,
        problems: [error],
      }),
    );
    return store;
  }
  try {
    return threadedLeadStore(location.file, open && { open });
  } catch (error) {
    report({ level: 'error', event: 'leads-disabled', message: LEADS_NOT_STORED, problems: [error] });
    return undefined;
  }
}
