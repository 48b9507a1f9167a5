import { runnable } from '@vantedge/release';
import { startCanary, stopCanary } from '../channels/canary.ts';
import { type Changing, SiteCommand, usage, wholeNumber } from '../site-command.ts';
import { releaseReport } from './report-lines.ts';

interface Options {
  percent?: number;
  stop?: true;
}

export const canary = () =>
  new SiteCommand('canary')
    .description('show the release of a preview to a share of the visitors')
    .argument('[preview]', 'name of the preview')
    .option(
      '--percent <share>',
      'share of the visitors, 1 to 99; site promote shows everyone',
      wholeNumber(1, 99),
    )
    .option('--stop', 'show everyone the live release again')
    .example('site canary pr-123 --percent 10')
    .changes(async ({ options, ...site }: Changing<Options>, name: string | undefined) => {
      const share = shareOf(name, options);
      site.progress.phase('verify and append the release');
      const { entry, changed, channel } = share
        ? await startCanary({ ...site, ...share })
        : await stopCanary(site);
      const { canary } = entry;
      return releaseReport(
        { channel, entry, changed, isDryRun: site.isDryRun },
        canary
          ? [
              `  canary     ${canary.preview}: release ${canary.release} for ${canary.percent} % of the visitors`,
              `  promote    ${runnable(`site promote ${canary.preview}`)}`,
              `  stop       ${runnable('site canary --stop')}`,
            ]
          : ['  canary     stopped'],
        { channel },
      );
    });

/** The preview and its share; undefined to stop the canary. */
function shareOf(name: string | undefined, { percent, stop }: Options) {
  const isStop = stop === true;
  if ((name === undefined) !== isStop || (!isStop && percent === undefined))
    throw usage('Name a preview and its --percent, or use --stop.', 'site canary pr-123 --percent 10');
  return name === undefined || percent === undefined ? undefined : { name, percent };
}
