import type { Command } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { openStore } from '@vantedge/release/store';
import { channelLog, type LoggedChange } from './channel-log.ts';
import { provenanceLines } from './provenance-lines.ts';

export const log: Command = {
  name: 'log',
  summary: 'list what went live: when, who, from which commit, and the versions that changed',
  usage: '',
  options: { limit: { type: 'string', help: 'maximum number of entries', default: '20' } },
  async run({ text, progress }) {
    progress.phase('read the log');
    const entries = await channelLog(openStore(text('store')), text('channel'), parseLimit(text('limit')));
    return {
      text: entries.flatMap(lines).join('\n') || `Nothing has been published to '${text('channel')}' yet.`,
      json: { log: entries.map(({ entry, changes }) => ({ ...entry, changes: changes ?? null })) },
    };
  },
};

function lines({ entry, changes }: LoggedChange): string[] {
  const changed = changes?.map(
    ({ section, from, to }) => `    ${section} ${from ?? 'none'} → ${to ?? 'removed'}`,
  );
  return [
    `${entry.number}  ${entry.at}  ${entry.action}  release ${entry.release}`,
    ...(changed ?? ['    versions unknown: a release record is damaged (site doctor)']),
    ...provenanceLines(entry),
  ];
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new SiteError('USAGE', `'${text}' is not a number of entries, 1 or greater.`, { fix: '--limit 20' });
}
