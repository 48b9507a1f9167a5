import type { Command } from '@vantedge/cli';
import { problemText } from '@vantedge/release';
import { openStore } from '@vantedge/release/store';
import { type ChannelStatus, channelStatus } from './channel-status.ts';

export const status: Command = {
  name: 'status',
  summary: 'show the live release and recent log entries',
  usage: '',
  options: {},
  async run({ text }) {
    const found = await channelStatus(openStore(text('store')), text('channel'));
    if (!found)
      return {
        text: `Nothing has been published to '${text('channel')}' yet.`,
        json: { live: null, log: [] },
      };
    const { live, release, served, problems, recent } = found;
    const versions = release?.versions ?? {};
    const pages = Object.keys(release?.pages ?? {});
    return {
      text: [
        `${text('channel')} ${live.number}: release ${live.release}, ${release ? `${pages.length} pages` : 'record damaged'}`,
        ...Object.entries(versions).map(([section, version]) => `  ${section.padEnd(12)}${version}`),
        '',
        ...damageLines(found),
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
