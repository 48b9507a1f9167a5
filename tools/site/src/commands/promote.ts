import { promotePreview } from '../channels/previews.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { releaseReport } from './report-lines.ts';

export const promote = () =>
  new SiteCommand('promote')
    .description('put the release of a preview live, unchanged')
    .argument('<preview>', 'name of the preview')
    .example('site promote pr-123')
    .changes(async ({ store, provenance, isDryRun, retryCommand, progress }: Changing, name: string) => {
      progress.phase('verify and append the release');
      const { entry, changed, channel } = await promotePreview({ store, name, provenance, retryCommand });
      return releaseReport(
        { channel, entry, changed, isDryRun },
        [`  promoted   ${name}: ${entry.sections.join(', ')}`],
        { channel },
      );
    });
