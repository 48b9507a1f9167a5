import type { Command } from '../command.ts';
import { leadsFile } from '../leads/lead-database.ts';
import { type LeadsStatus, leadsStatus, NOT_KEPT } from '../leads/open-leads.ts';
import { entries } from '../release/walk-log.ts';
import { getRelease } from '../release/releases.ts';
import { problemText } from '../serve/problem-text.ts';
import { diskStore } from '../store/disk-store.ts';

/** Entries of the log that are shown. */
const SHOWN = 10;

export const status: Command = {
  name: 'status',
  summary: 'show what is live, the last entries of the log, and whether leads are kept',
  usage: '',
  options: {},
  async run({ text }) {
    const store = diskStore(text('store'));
    const log = await entries(store, text('channel'));
    const last = log.at(-1);
    if (!last)
      return { text: `Nothing was published to '${text('channel')}' yet.`, json: { live: null, log } };
    const live = await getRelease(store, last.release);
    const leads = await leadsStatus(leadsFile(text('store'), text('channel')));
    const recent = log.slice(-SHOWN).reverse();
    return {
      text: [
        `${text('channel')} ${last.number}: release ${last.release}, ${Object.keys(live.pages).length} pages`,
        ...Object.entries(live.versions).map(([section, version]) => `  ${section.padEnd(12)}${version}`),
        '',
        ...leadLines(leads),
        '',
        ...recent.map(
          ({ number, at, action, sections, release }) =>
            `  ${String(number).padStart(5)}  ${at}  ${action.padEnd(9)}${release}  ${sections.join(', ')}`,
        ),
      ].join('\n'),
      json: {
        live: { ...last, versions: live.versions, pages: Object.keys(live.pages) },
        leads: 'problem' in leads ? { problem: leads.problem.code, mend: leads.problem.mend } : leads,
        log: recent,
      },
    };
  },
};

function leadLines(leads: LeadsStatus): string[] {
  if ('problem' in leads) return [NOT_KEPT, problemText(leads.problem)];
  return [`${leads.kept} leads and ${leads.honeypot} honeypot hits in ${leads.file}`];
}
