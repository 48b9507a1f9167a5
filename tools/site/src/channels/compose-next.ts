import { type Release, type Settings, settingsOf, SiteError } from '@vantedge/release';
import type { ComposeRequest, Composition } from '../compose/compose-release.ts';
import { COMPOSER } from '../compose/composer.ts';

interface NextRequest extends Omit<ComposeRequest, 'settings' | 'base' | 'now'> {
  channel: string;
  /** The live release. */
  base: Release | undefined;
  now: Date;
  /** New settings. Default: those of the live release. */
  settings?: Settings | undefined;
  /** Reads the settings of a channel without any. Default: the default settings. */
  initialSettings?: (() => Promise<Settings>) | undefined;
  /** Composes with an older composer than the live release, to undo a change of the composer. */
  isRevert?: boolean;
}

/**
 * Composes the next release of a channel, with the channel's settings instead of those of the checkout. Throws
 * `COMPOSER_OUTDATED` if a newer composer has composed the live release: this one would undo what the newer one fixed on every page.
 */
export async function composeNext({
  channel,
  now,
  settings,
  initialSettings = async () => settingsOf(undefined),
  isRevert = false,
  ...request
}: NextRequest): Promise<Composition> {
  // Loaded when needed: the composer takes longer to load than most commands take.
  const { composeRelease } = await import('../compose/compose-release.ts');
  const { base, composer = COMPOSER } = request;
  const live = base?.composer ?? 0;
  if (composer < live && !isRevert) {
    throw new SiteError(
      'COMPOSER_OUTDATED',
      `This checkout composes with ${composer}, '${channel}' was composed with ${live}.`,
      {
        fix: 'update the checkout (git pull), then repeat the command; to undo the change of the composer, site compose --revert-composer',
      },
    );
  }
  const composition = await composeRelease({
    ...request,
    now: now.toISOString(),
    composer,
    settings: settings ?? base?.settings ?? (await initialSettings()),
  });
  request.progress?.phase('verify and append the release');
  return composition;
}
