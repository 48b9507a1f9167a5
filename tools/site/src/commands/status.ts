import type { Command } from '../command.ts';
import { leadsFile } from '../leads/lead-database.ts';
import { type LeadsStatus, leadsStatus, LEADS_NOT_STORED } from '../leads/open-leads.ts';
import { problemText } from '../serve/problem-text.ts';
import { diskStore } from '../store/disk-store.ts';
import { type ChannelStatus, channelStatus } from './channel-status.ts';

export const status: Command = {
  name: 'status',
  summary: 'show the live release, recent log entries, and whether leads are stored',
  usage: '',
  options: {},
  async run({ text }) {
    const found = await channelStatus(diskStore(text('store')), text('channel'));
    if (!found)
      return {
        text: `Nothing has been published to '${text('channel')}' yet.`,
        json: { live: null, log: [] },
      };
    const { live, release, served, problems, recent } = found;
    const leads = await leadsStatus(leadsFile(text('store'), text('channel')));
    const versions = release?.versions ?? {};
    const pages = Object.keys(release?.pages ?? {});
    return {
      text: [
        `${text('channel')} ${live.number}: release ${live.release}, ${release ? `${pages.length} pages` : 'record damaged'}`,
        ...Object.entries(versions).map(([section, version]) => `  ${section.padEnd(12)}${version}`),
        '',
        ...damageLines(found),
        ...leadLines(leads),
        '',
        ...recent.map(
          ({ number, at, action, sections, release }) =>
            `  ${String(number).padStart(5)}  ${at}  ${action.padEnd(9)}${release}  ${sections.join(', ')}`,
        ),
      ].join('\n'),
      json: {
        live: { ...live, versions, pages },
        served: served ? { number: served.number, release: served.release } : null,
        problems: problems.map(({ number, error: { code, message, at, fix } }) => ({
          entry: number,
          code,
          message,
          at,
          fix,
        })),
        leads: 'problem' in leads ? { problem: leads.problem.code, fix: leads.problem.fix } : leads,
        log: recent,
      },
    };
  },
};

function damageLines({ live, served, problems }: ChannelStatus): string[] {
  if (!problems.length) return [];
  const isLive = served?.number === live.number;
  const text = served ? `would serve release ${served.release} (number ${served.number})` : 'could not start';
  return [
    isLive
      ? 'The store is damaged; site doctor lists everything.'
      : `The store is damaged: a server started now ${text}; site doctor lists everything.`,
    ...problems.map(({ error }) => problemText(error)),
    '',
  ];
}

function leadLines(leads: LeadsStatus): string[] {
  if ('problem' in leads) return [LEADS_NOT_STORED, problemText(leads.problem)];
  return [`${leads.stored} leads in ${leads.file}`];
}
