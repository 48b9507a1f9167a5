import { type LogEntry, type Release, type Settings, settingsOf } from '@vantedge/release';
import { composeRelease, type ComposeRequest, type Composition } from '../compose/compose-release.ts';
import { composerVersion } from '../compose/composer-version.ts';
import { composersAfter } from './composers-after.ts';

interface NextRequest extends Omit<ComposeRequest, 'settings' | 'base'> {
  channel: string;
  /** The live release and its entry. */
  base: Release | undefined;
  live: LogEntry | undefined;
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
  settings,
  initialSettings = async () => settingsOf(undefined),
  isRevert = false,
  ...request
}: NextRequest): Promise<NextComposition> {
  const { base, composer: own = composerVersion() } = request;
  const composer = composersAfter(own, { channel, live, base, isRevert });
  const composition = await composeRelease({
    ...request,
    composer: own,
    settings: settings ?? base?.settings ?? (await initialSettings()),
  });
  request.progress?.phase('verify and append the release');
  return { ...composition, composer };
}
