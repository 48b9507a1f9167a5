import type { Command } from '@vantedge/cli';
import { problemText } from '@vantedge/release';
import { openStore } from '@vantedge/release/store';
import { provenanceLines } from './provenance-lines.ts';
import { type ChannelStatus, channelStatus } from './channel-status.ts';
import { platformLines, platformStatus } from './platform-status.ts';
import { builtShell, releasedBuilds } from './read-builds.ts';

export const status: Command = {
  name: 'status',
  summary: 'show the live release and recent log entries',
  usage: '',
  options: { dist: { type: 'string', help: 'folder with the build of the next shell', default: 'dist' } },
  async run({ text, progress }) {
    const store = openStore(text('store'));
    progress.phase('read the live release');
    const found = await channelStatus(store, text('channel'));
    if (!found)
      return {
        text: `Nothing has been published to '${text('channel')}' yet.`,
        json: { live: null, log: [] },
      };
    const { live, release, served, problems, recent } = found;
    const versions = release?.versions ?? {};
    const pages = Object.keys(release?.pages ?? {});
    const platform = release
      ? platformStatus(await releasedBuilds(store, release), await builtShell(text('dist')))
      : undefined;
    return {
      text: [
        `${text('channel')} ${live.number}: release ${live.release}, ${release ? `${pages.length} pages` : 'record damaged'}`,
        ...provenanceLines(live),
        ...Object.entries(versions).map(([section, version]) => `  ${section.padEnd(12)}${version}`),
        ...(platform ? platformLines(platform) : []),
        '',
        ...damageLines(found),
        ...recent.map(
          ({ number, at, action, sections, release }) =>
            `  ${String(number).padStart(5)}  ${at}  ${action.padEnd(9)}${release}  ${sections.join(', ')}`,
        ),
      ].join('\n'),
      json: {
        live: { ...live, versions, pages },
        platform: platform ?? null,
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
