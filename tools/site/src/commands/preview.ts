import { type Command, formatOptions } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { previewName } from '../channels/preview-name.ts';
import { previewUrl } from '../channels/preview-url.ts';
import { previewVersions } from '../channels/preview-versions.ts';
import { pushSections } from '../publish/push-sections.ts';
import { formatVersion, parseVersion, resolveVersions } from '../publish/version-references.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { releaseReport, renderedLine } from './release-report.ts';

export const preview: Command = {
  name: 'preview',
  summary: 'show builds or versions of some sections on the live site, at a URL of their own',
  usage: '<section|section@version…>',
  options: {
    name: { type: 'string', help: 'name of the preview, part of its URL (from the commit)' },
    server: { type: 'string', help: 'URL of a server with --previews', default: 'http://localhost:4200' },
    dist: { type: 'string', help: 'folder with the builds', default: 'dist' },
    ...CHANGE_OPTIONS,
  },
  async run(arguments_) {
    const { names, text, value, progress } = arguments_;
    if (!names.length) {
      throw new SiteError('USAGE', 'Missing <section>.', { fix: 'site preview stories --name pr-123' });
    }
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    const name = previewName(value('name'), provenance.source);
    const sections = names.filter((given) => !given.includes('@'));
    const references = names.filter((given) => given.includes('@')).map((given) => parseVersion(given));
    const pushed = await pushSections({ store, sections, dist: text('dist'), provenance, progress });
    const versions = { ...pushed.versions, ...(await resolveVersions(store, references)) };
    const { entry, changed, rendered, difference } = await previewVersions({
      store,
      name,
      parent: text('channel'),
      versions,
      provenance,
      progress,
      flags: formatOptions(arguments_, 'store', 'channel'),
    });
    const url = previewUrl(text('server'), name);
    const shown = Object.entries(versions).map(([section, version]) => formatVersion(section, version));
    return releaseReport(
      { channel: name, entry, changed, isDryRun },
      [
        `  preview    ${url}`,
        `  changes    ${url}_preview`,
        `  sections   ${shown.join(', ')}`,
        renderedLine(rendered),
        `  promote    site promote ${name}`,
      ],
      { versions, rendered, difference, url, changesUrl: `${url}_preview` },
    );
  },
};
