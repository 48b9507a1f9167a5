import { type LogEntry, type Release, type Settings, settingsOf, SiteError } from '@vantedge/release';
import type { ComposeRequest, Composition } from '../compose/compose-release.ts';

interface NextRequest extends Omit<ComposeRequest, 'settings' | 'base' | 'now'> {
  channel: string;
  /** The live release and its entry. */
  base: Release | undefined;
  live: LogEntry | undefined;
  now: Date;
  /** New settings. Default: those of the live release. */
  settings?: Settings | undefined;
  /** Reads the settings of a channel without any. Default: the default settings. */
  initialSettings?: (() => Promise<Settings>) | undefined;
  /** Accepts a composer that the channel has replaced. */
  isRevert?: boolean;
}

export interface NextComposition extends Composition {
  /** Composers of the channel, for the log entry. */
  composer: string[];
}

/**
 * Composes the next release of a channel, with the channel's settings instead of those of the checkout. Throws
 * `COMPOSER_OUTDATED` if the channel has replaced this composer.
 */
export async function composeNext({
  channel,
  live,
  now,
  settings,
  initialSettings = async () => settingsOf(undefined),
  isRevert = false,
  ...request
}: NextRequest): Promise<NextComposition> {
  // Loaded when needed: the composer takes longer to load than most commands take.
  const [{ composeRelease }, { composerVersion }] = await Promise.all([
    import('../compose/compose-release.ts'),
    import('../compose/composer-version.ts'),
  ]);
  const { base, composer: own = composerVersion() } = request;
  const composer = composersAfter(own, { channel, live, base, isRevert });
  const composition = await composeRelease({
    ...request,
    now: now.toISOString(),
    composer: own,
    settings: settings ?? base?.settings ?? (await initialSettings()),
  });
  request.progress?.phase('verify and append the release');
  return { ...composition, composer };
}

/** Number of composers that log entries remember. */
const MAX_REMEMBERED = 20;

/**
 * The composers of a channel after a release by this one, newest first. Throws `COMPOSER_OUTDATED` if the channel has replaced this
 * composer: releasing with it would undo what the newer one fixed on every page.
 */
export function composersAfter(
  own: string,
  { channel, live, base, isRevert = false }: Pick<NextRequest, 'channel' | 'live' | 'base' | 'isRevert'>,
): string[] {
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
