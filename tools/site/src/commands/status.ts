import type { Command } from '../command.ts';
import { entries } from '../release/channel.ts';
import { getRelease } from '../release/releases.ts';
import { diskStore } from '../store/disk-store.ts';

/** Entries of the log that are shown. */
const SHOWN = 10;

export const status: Command = {
  name: 'status',
  summary: 'show what is live, and the last entries of the log',
  usage: '',
  options: {},
  async run({ text }) {
    const store = diskStore(text('store'));
    const log = await entries(store, text('channel'));
    const last = log.at(-1);
    if (!last)
      return { text: `Nothing was published to '${text('channel')}' yet.`, json: { live: null, log } };
    const live = await getRelease(store, last.release);
    const recent = log.slice(-SHOWN).reverse();
    return {
      text: [
        `${text('channel')} ${last.number}: release ${last.release}, ${Object.keys(live.pages).length} pages`,
        ...Object.entries(live.versions).map(([section, version]) => `  ${section.padEnd(12)}${version}`),
        '',
        ...recent.map(
          ({ number, at, action, sections, release }) =>
            `  ${String(number).padStart(5)}  ${at}  ${action.padEnd(9)}${release}  ${sections.join(', ')}`,
        ),
      ].join('\n'),
      json: { live: { ...last, versions: live.versions, pages: Object.keys(live.pages) }, log: recent },
    };
  },
};
