import type { Arguments, Report } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import type { LeadRecord } from '../leads/lead-store.ts';
import { type LeadLocation, leadLocation, openLeadStore } from '../leads/open-leads.ts';

/** Leads stored at a time, so that progress shows and a database answers in time. */
const BATCH_SIZE = 500;

/** `server leads import`: copies the leads of another store that this one does not have. Creates this one if it is missing. */
export async function importLeads(arguments_: Arguments): Promise<Report> {
  const { text, value, flag, names, progress } = arguments_;
  const from = value('from');
  if (from === undefined || names.length) {
    throw new SiteError('USAGE', 'Specify --from: a folder or a PostgreSQL URL.', {
      fix: 'server leads import --from .store/leads --leads postgres://user@host/database',
    });
  }
  const location = (leads: string | undefined) => leadLocation(leads, text('store'), text('channel'));
  const [source, target] = [location(from), location(value('leads'))];
  const isDryRun = flag('dry-run');
  const records = await readLeads(source);
  progress.phase('compare leads');
  const known = await knownLeads(target);
  const missing = records.filter(({ id, key }) => !known.has(id) && !known.has(key));
  const added = isDryRun ? missing.length : await addLeads(target, missing, progress);
  const present = records.length - added;
  return {
    text: isDryRun
      ? `${added} leads would be imported, ${present} are there already (dry run: nothing was written)`
      : `${added} leads imported, ${present} were there already`,
    json: { added, present, dryRun: isDryRun },
  };
}

async function readLeads(location: LeadLocation): Promise<LeadRecord[]> {
  const store = openLeadStore(location);
  try {
    return await store.records();
  } finally {
    await store.close();
  }
}

/** Ids and keys of the leads in a store; none if there is no store. */
async function knownLeads(location: LeadLocation): Promise<Set<string>> {
  try {
    return new Set((await readLeads(location)).flatMap(({ id, key }) => [id, key]));
  } catch (error) {
    if (error instanceof SiteError && error.code === 'LEADS_NOT_FOUND') return new Set();
    throw error;
  }
}

async function addLeads(
  location: LeadLocation,
  records: readonly LeadRecord[],
  progress: Arguments['progress'],
): Promise<number> {
  const store = openLeadStore(location, { create: true });
  let added = 0;
  const count = progress.phase('import leads', records.length);
  try {
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      added += await store.add(batch);
      for (const _ of batch) count();
    }
    return added;
  } finally {
    await store.close();
  }
}
