import type { Command } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { openStore } from '@vantedge/release/store';
import { findRelease } from '../channels/find-release.ts';
import { diffReleases } from '../diff/diff-releases.ts';
import { differenceText } from '../diff/difference-text.ts';

export const diff: Command = {
  name: 'diff',
  summary: 'compare two releases: sections, pages, texts, links, head and sizes',
  usage: '[<before>] <after>',
  options: {},
  async run({ names, text, progress }) {
    const [before, after] = names.length === 1 ? [text('channel'), names[0]!] : names;
    if (before === undefined || after === undefined || names.length > 2) {
      throw new SiteError(
        'USAGE',
        'Name one or two releases: a channel, <channel>@<entry> or a release id.',
        {
          fix: 'site diff production@1 production',
        },
      );
    }
    progress.phase('compare the releases');
    const store = openStore(text('store'));
    const [one, other] = [await findRelease(store, before), await findRelease(store, after)];
    const difference = await diffReleases(store, one, other);
    return {
      text: [`${before} ${one.id} → ${after} ${other.id}`, differenceText(difference)].join('\n'),
      json: { before: one.id, after: other.id, ...difference },
    };
  },
};
