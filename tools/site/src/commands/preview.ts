import { runnable } from '@vantedge/release';
import {
  previewName,
  previewUrl,
  previewVersions,
  promotePreview,
  startCanary,
  stopCanary,
} from '../channels/previews.ts';
import { formatVersion, parseVersion, resolveVersions } from '../channels/pushed-versions.ts';
import { pushSections } from '../publish/push-sections.ts';
import { type Changing, SiteCommand, usage, wholeNumber } from '../site-command.ts';
import { releaseReport, renderedLine } from './report-lines.ts';

interface PreviewOptions {
  name?: string;
  server: string;
  dist: string;
}

export const preview = () =>
  new SiteCommand('preview')
    .description('show builds or versions of some sections on the live site, at a URL of their own')
    .argument('<sections...>', 'sections that were built, or versions as in stories@5023f13c')
    .option('--name <preview>', 'name of the preview, part of its URL (default: from the commit)')
    .option('--server <url>', 'a server with --previews', 'http://localhost:4200')
    .option('--dist <folder>', 'folder with the builds', 'dist')
    .example('site preview stories --name pr-123')
    .changes(async ({ options, channel, isDryRun, ...site }: Changing<PreviewOptions>, given: string[]) => {
      const { store, provenance, progress } = site;
      const name = previewName(options.name, provenance.source);
      const isVersion = (text: string) => text.includes('@');
      const references = given.filter(isVersion).map((text) => parseVersion(text));
      const sections = given.filter((text) => !isVersion(text));
      const pushed = await pushSections({ store, sections, dist: options.dist, provenance, progress });
      const versions = { ...pushed.versions, ...(await resolveVersions(store, references)) };
      const result = await previewVersions({ ...site, name, parent: channel, versions });
      const { entry, changed, rendered, difference } = result;
      const url = previewUrl(options.server, name);
      const shown = Object.entries(versions).map(([section, version]) => formatVersion(section, version));
      return releaseReport(
        { channel: name, entry, changed, isDryRun },
        [
          `  preview    ${url}`,
          `  changes    ${url}_preview`,
          `  sections   ${shown.join(', ')}`,
          renderedLine(rendered),
          `  promote    ${runnable(`site promote ${name}`)}`,
        ],
        { versions, rendered, difference, url, changesUrl: `${url}_preview` },
      );
    });

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

interface CanaryOptions {
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
    .changes(async ({ options, ...site }: Changing<CanaryOptions>, name: string | undefined) => {
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
function shareOf(name: string | undefined, { percent, stop }: CanaryOptions) {
  const isStop = stop === true;
  if ((name === undefined) !== isStop || (!isStop && percent === undefined))
    throw usage('Name a preview and its --percent, or use --stop.', 'site canary pr-123 --percent 10');
  return name === undefined || percent === undefined ? undefined : { name, percent };
}
