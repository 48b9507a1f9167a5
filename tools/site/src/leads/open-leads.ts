import { problemText } from '../serve/problem-text.ts';
import { SiteError } from '../site-error.ts';
import type { OpenSqlite } from './lead-database.ts';
import type { LeadStore } from './lead-store.ts';
import { sqliteLeadStore, threadedLeadStore } from './sqlite-lead-store.ts';

/** Message for the operator when leads are not stored. */
export const LEADS_NOT_STORED =
  'Leads are not stored: the forms log their contents to the console and say so.';

/** Opens the lead store of a server. On failure it reports why and returns undefined: the site is served without it. */
export function openLeads(
  file: string,
  report: (text: string) => void,
  open?: OpenSqlite,
): LeadStore | undefined {
  try {
    return threadedLeadStore(file, open && { open });
  } catch (error) {
    report(`${LEADS_NOT_STORED}\n${problemText(error)}`);
    return undefined;
  }
}

/** The state of the leads, for `site status`. */
export type LeadsStatus = { stored: number; honeypot: number; file: string } | { problem: SiteError };

/** Reads the state of a lead database without creating anything. */
export async function leadsStatus(file: string, open?: OpenSqlite): Promise<LeadsStatus> {
  try {
    const leads = sqliteLeadStore(file, open && { open });
    const [stored, honeypot] = [await leads.count(), await leads.count({ honeypot: true })];
    await leads.close();
    return { stored, honeypot, file };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    // The server creates the file when it starts.
    return error.code === 'LEADS_NOT_FOUND' ? { stored: 0, honeypot: 0, file } : { problem: error };
  }
}
