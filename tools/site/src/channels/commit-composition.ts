import { type LogEntry, type NextRelease, type Release, type Settings, settingsOf } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import type { ComposeRequest } from '../compose/compose-release.ts';
import { COMPOSER } from '../compose/composer.ts';
import { type ChannelRequest, type Committed, commitRelease } from './commit-release.ts';

/** The next release of a channel, before it is composed. */
export interface Plan
  extends
    Omit<NextRelease, 'release'>,
    Pick<ComposeRequest, 'versions' | 'restoredFrom' | 'composer' | 'verify'> {
  /** Default: the settings of the release that it is composed on. */
  settings?: Settings | undefined;
}

interface Request extends ChannelRequest {
  /** Release of another channel to compose on. Default: the live release of the channel. */
  parent?: Release | undefined;
  /** The live entry that the command based its decision on. Default: the entry that is live when it starts. */
  initialLive?: LogEntry | undefined;
}

/**
 * Composes what `plan` returns for the live release, checks the result and appends it to the channel's log in one step. A failure at any
 * point leaves the live release unchanged. Creates keys below `blobs/`, `encodings/`, `pages/`, `releases/` and `channels/` only. Throws
 * the errors of `composeRelease` and `commitRelease`, and `COMPOSER_OUTDATED` if a newer composer has composed the live release: this
 * one would undo what the newer one fixed on every page.
 */
export async function commitComposition(
  request: Request,
  plan: (base: Release | undefined, live: LogEntry | undefined) => Promise<Plan>,
): Promise<Committed> {
  const { store, channel, progress, parent } = request;
  const now = new Date();
  // After a lost race, pages that the first round rendered are known.
  const rendered = new Set<string>();
  const committed = await commitRelease({
    ...request,
    now: () => now,
    async build(base, live) {
      const {
        versions,
        settings,
        restoredFrom,
        composer = COMPOSER,
        verify,
        ...details
      } = await plan(base, live);
      const on = parent ?? base;
      if (on?.composer !== undefined && composer < on.composer) {
        const shown = details.parent?.channel ?? channel;
        throw new SiteError(
          'COMPOSER_OUTDATED',
          `This checkout composes with ${composer}, '${shown}' was composed with ${on.composer}.`,
          { fix: `git pull && ${request.retryCommand ?? 'site compose'}` },
        );
      }
      // Loaded when needed: the composer takes longer to load than most commands take.
      const { composeRelease } = await import('../compose/compose-release.ts');
      const composition = await composeRelease({
        store,
        versions,
        base: on,
        settings: settings ?? settingsOf(on),
        restoredFrom,
        composer,
        verify,
        now: now.toISOString(),
        progress,
      });
      progress?.phase('verify and append the release');
      for (const path of composition.rendered) rendered.add(path);
      return { ...details, ...composition };
    },
  });
  return { ...committed, rendered: [...rendered] };
}
