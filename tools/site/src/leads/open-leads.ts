import { problemText } from '../serve/problem-text.ts';
import { SiteError } from '../site-error.ts';
import type { OpenSqlite } from './lead-database.ts';
import type { LeadStore } from './lead-store.ts';
import { sqliteLeadStore, threadedLeadStore } from './sqlite-lead-store.ts';

/** What visitors meet where leads are not kept. */
export const LEADS_NOT_STORED =
  'Leads are not stored: the forms log their contents to the console and tell the visitor so.';

/** The leads of a file, for a server; where they cannot be kept it says why, and the site is served without. */
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

/** What `site status` says of leads. */
export type LeadsStatus = { stored: number; honeypot: number; file: string } | { problem: SiteError };

/** Looks at the leads of a file without making anything. */
export async function leadsStatus(file: string, open?: OpenSqlite): Promise<LeadsStatus> {
  try {
    const leads = sqliteLeadStore(file, open && { open });
    const [stored, honeypot] = [await leads.count(), await leads.count({ honeypot: true })];
    await leads.close();
    return { stored, honeypot, file };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    // A server makes the file when it starts.
    return error.code === 'LEADS_NOT_FOUND' ? { stored: 0, honeypot: 0, file } : { problem: error };
  }
}
