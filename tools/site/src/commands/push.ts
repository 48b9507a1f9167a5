import type { Command } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { placeholderLines } from '../publish/placeholder-lines.ts';
import { pushSections } from '../publish/push-sections.ts';
import { formatVersion } from '../publish/version-references.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { warningLines } from './release-report.ts';

export const push: Command = {
  name: 'push',
  summary: 'store section builds as versions, to release them later',
  usage: '<section…>',
  options: {
    dist: { type: 'string', help: 'folder with the builds', default: 'dist' },
    verbose: { type: 'boolean', help: 'show progress, and every file with placeholder copy' },
    ...CHANGE_OPTIONS,
  },
  async run(arguments_) {
    const { names, text, flag, progress } = arguments_;
    if (!names.length) throw new SiteError('USAGE', 'Missing <section>.', { fix: 'site push stories' });
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    const { versions, placeholders, warnings } = await pushSections({
      store,
      sections: names,
      dist: text('dist'),
      provenance,
      progress,
    });
    progress.end();
    const references = Object.entries(versions).map(([section, version]) => formatVersion(section, version));
    // Standard output has the versions only, so that `site release $(site push stories)` works.
    if (isDryRun) console.error('Dry run: nothing was written.');
    for (const line of [...warningLines(warnings), ...placeholderLines(placeholders, flag('verbose'))]) {
      console.error(line);
    }
    return {
      text: references.join('\n'),
      json: { versions, references, placeholders, warnings, dryRun: isDryRun },
    };
  },
};
