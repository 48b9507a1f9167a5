import type { Report } from '../log/server-event.ts';
import type { OpenSqlite } from './lead-database.ts';
import type { LeadStore } from './lead-store.ts';
import { threadedLeadStore } from './sqlite-lead-store.ts';

/** Message for the operator when leads are not stored. */
export const LEADS_NOT_STORED =
  'Leads are not stored: the forms log their contents to the console and say so.';

/** Opens the lead store of a server. On failure it reports why and returns undefined: the site is served without it. */
export function openLeads(file: string, report: Report, open?: OpenSqlite): LeadStore | undefined {
  try {
    return threadedLeadStore(file, open && { open });
  } catch (error) {
    report({ level: 'error', event: 'leads-disabled', message: LEADS_NOT_STORED, problems: [error] });
    return undefined;
  }
}
