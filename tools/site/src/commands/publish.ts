import { type Command, formatOptions } from '@vantedge/cli';
import { placeholderLines } from '../publish/placeholder-lines.ts';
import { publishSections } from '../publish/publish-sections.ts';
import { SiteError } from '@vantedge/release';
import { openStore } from '@vantedge/release/store';

export const publish: Command = {
  name: 'publish',
  summary: 'publish section builds and render the pages that change',
  usage: '<section…>',
  options: {
    dist: { type: 'string', help: 'folder with the builds', default: 'dist' },
    verbose: { type: 'boolean', help: 'list every file with placeholder copy' },
  },
  async run(arguments_) {
    const { names, text, flag } = arguments_;
    if (!names.length) {
      throw new SiteError('USAGE', 'Missing <section>.', { fix: 'site publish stories' });
    }
    const { entry, changed, versions, rendered, placeholders } = await publishSections({
      store: openStore(text('store')),
      channel: text('channel'),
      sections: names,
      dist: text('dist'),
      flags: formatOptions(arguments_, 'dist', 'store', 'channel'),
    });
    const published = Object.entries(versions).map(([section, version]) => `${section} ${version}`);
    return {
      text: [
        `${text('channel')} ${entry.number}: release ${entry.release}${changed ? '' : ' is already live: no change'}`,
        `  published  ${published.join(', ')}`,
        `  rendered   ${rendered.join(', ') || 'no pages'}`,
        ...placeholderLines(placeholders, flag('verbose')),
      ].join('\n'),
      json: { entry, changed, versions, rendered, placeholders },
    };
  },
};
