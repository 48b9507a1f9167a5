import { type LogEntry, type Release, SiteError } from '@vantedge/release';

/** Number of composers that log entries remember. */
const MAX_REMEMBERED = 20;

interface Channel {
  channel: string;
  /** The live entry and its release. */
  live: LogEntry | undefined;
  base: Release | undefined;
  /** Accepts a composer that the channel has replaced, to undo a change of the composer. */
  isRevert?: boolean;
}

/**
 * The composers of a channel after a release by this one, newest first. Throws `COMPOSER_OUTDATED` if the channel has replaced this
 * composer: releasing with it would undo what the newer one fixed on every page.
 */
export function composersAfter(own: string, { channel, live, base, isRevert = false }: Channel): string[] {
  const used = live?.composer ?? [];
  const isOutdated = used.includes(own) && own !== used[0] && own !== base?.composer;
  if (isOutdated && !isRevert) {
    throw new SiteError(
      'COMPOSER_OUTDATED',
      `'${channel}' is composed by ${used[0]}, which replaced this checkout's composer ${own}.`,
      {
        fix: 'update your checkout (git pull), then repeat the command; to undo the change of the composer, site compose --revert-composer',
      },
    );
  }
  if (used.includes(own) && !isOutdated) return used;
  return [own, ...used.filter((other) => other !== own)].slice(0, MAX_REMEMBERED);
}
