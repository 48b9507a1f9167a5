import type { Arguments, Report } from '@vantedge/cli';
import type { LeadRecord } from '../leads/lead-store.ts';
import type { Erasure, LeadStore } from '../leads/lead-store.ts';
import { SiteError } from '@vantedge/release';

const DAY_MS = 86_400_000;

/** `server leads erase`: erases one lead, those of an email address, or those older than a number of days. */
export async function eraseLeads(store: LeadStore, arguments_: Arguments): Promise<Report> {
  const which = erasureOf(arguments_);
  if (arguments_.flag('dry-run')) return wouldErase(store, which);
  const erased = await store.erase(which);
  if (!erased && 'id' in which) {
    throw new SiteError('LEAD_NOT_FOUND', 'No lead has this id.', {
      at: which.id,
      fix: 'server leads list',
    });
  }
  const left = await store.count();
  return { text: `${erased} erased, ${left} left`, json: { erased, left, dryRun: false } };
}

/** Counts what an erasure selects, without erasing it. */
async function wouldErase(store: LeadStore, which: Erasure): Promise<Report> {
  const records = await store.records();
  const erased = records.filter((record) => isSelected(record, which)).length;
  return {
    text: `${erased} would be erased (dry run: nothing was written)`,
    json: { erased, left: records.length - erased, dryRun: true },
  };
}

function isSelected({ id, at, contents }: LeadRecord, which: Erasure): boolean {
  if ('id' in which) return id === which.id;
  if ('email' in which) return contents['email']?.toLowerCase() === which.email.toLowerCase();
  return 'before' in which && at < which.before;
}

function erasureOf({ names, value }: Arguments): Erasure {
  const [email, days] = [value('email'), value('older-than')];
  const [id, ...more] = names;
  const selectors = [id, email, days].filter((selector) => selector !== undefined);
  if (selectors.length !== 1 || more.length || selectors[0] === '') {
    throw new SiteError('USAGE', 'Specify exactly one of <id>, --email and --older-than.', {
      fix: 'server leads erase --email <address>',
    });
  }
  if (id !== undefined) return { id };
  if (email !== undefined) return { email };
  if (!/^\d{1,5}$/.test(days!)) {
    throw new SiteError('USAGE', `'${days}' is not a number of days.`, { fix: '--older-than 365' });
  }
  return { before: new Date(Date.now() - Number(days) * DAY_MS).toISOString() };
}
