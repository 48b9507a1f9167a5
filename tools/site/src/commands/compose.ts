import { channelEmpty, commitRelease } from '../channels/commit-release.ts';
import { composeNext } from '../channels/compose-next.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { releaseReport, warningLines } from './report-lines.ts';

export const compose = () =>
  new SiteCommand('compose')
    .description('render the pages that a changed composer or damage affects')
    .option('--revert-composer', 'compose with an earlier version of the composer, to undo a change of it')
    .example('site compose')
    .changes(async ({ options, isDryRun, ...site }: Changing<{ revertComposer?: true }>) => {
      const { store, channel, progress } = site;
      const now = new Date();
      const { entry, changed, next } = await commitRelease({
        ...site,
        now: () => now,
        async build(base) {
          if (!base) throw channelEmpty(channel);
          const composition = await composeNext({
            store,
            channel,
            versions: base.versions,
            base,
            isRevert: options.revertComposer === true,
            verify: true,
            progress,
            now,
          });
          return { ...composition, action: 'compose', sections: [] };
        },
      });
      const { rendered, warnings } = next;
      return releaseReport(
        { channel, entry, changed, isDryRun },
        [`  rendered   ${rendered.length} pages`, ...warningLines(warnings)],
        { rendered, warnings },
      );
    });
