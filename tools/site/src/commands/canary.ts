import { type Arguments, type Command, formatOptions } from '@vantedge/cli';
import { SiteError } from '@vantedge/release';
import { startCanary, stopCanary } from '../channels/change-canary.ts';
import { CHANGE_OPTIONS, changeContext } from './change-options.ts';
import { releaseReport } from './release-report.ts';

export const canary: Command = {
  name: 'canary',
  summary: 'show the release of a preview to a share of the visitors',
  usage: '[<preview>]',
  options: {
    percent: { type: 'string', help: 'share of the visitors, 1 to 99' },
    stop: { type: 'boolean', help: 'show everyone the live release again' },
    ...CHANGE_OPTIONS,
  },
  async run(arguments_) {
    const { text, progress } = arguments_;
    const change = parseChange(arguments_);
    const { store, provenance, isDryRun } = await changeContext(arguments_);
    progress.phase('verify and append the release');
    const request = { store, provenance, flags: formatOptions(arguments_, 'store') };
    const { entry, changed, channel } =
      change === 'stop'
        ? await stopCanary({ ...request, channel: text('channel') })
        : await startCanary({ ...request, ...change });
    const { canary } = entry;
    return releaseReport(
      { channel, entry, changed, isDryRun },
      canary
        ? [
            `  canary     ${canary.preview}: release ${canary.release} for ${canary.percent} % of the visitors`,
            `  promote    site promote ${canary.preview}`,
            '  stop       site canary --stop',
          ]
        : ['  canary     stopped'],
      { channel },
    );
  },
};

function parseChange({ names, value, flag }: Arguments): 'stop' | { name: string; percent: number } {
  const [name] = names;
  const isStop = flag('stop');
  if (names.length > 1 || (name === undefined) !== isStop) {
    throw usage('Name one preview, or use --stop.', 'site canary pr-123 --percent 10');
  }
  if (isStop || name === undefined) return 'stop';
  const text = value('percent') ?? '';
  if (/^[1-9]\d?$/.test(text)) return { name, percent: Number(text) };
  if (text === '100') throw usage('A canary is for 1 to 99 % of the visitors.', `site promote ${name}`);
  throw usage(`--percent '${text}' is not a whole number from 1 to 99.`, `site canary ${name} --percent 10`);
}

const usage = (message: string, fix: string) => new SiteError('USAGE', message, { fix });
