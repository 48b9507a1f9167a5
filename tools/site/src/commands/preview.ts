import { runnable } from '@vantedge/release';
import { previewName, previewUrl, previewVersions } from '../channels/previews.ts';
import { formatVersion, parseVersion, resolveVersions } from '../channels/pushed-versions.ts';
import { pushSections } from '../publish/push-sections.ts';
import { type Changing, SiteCommand } from '../site-command.ts';
import { releaseReport, renderedLine } from './report-lines.ts';

interface Options {
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
    .changes(async ({ options, channel, isDryRun, ...site }: Changing<Options>, given: string[]) => {
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
