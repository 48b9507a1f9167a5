import type { Progress } from '@vantedge/cli';
import { isDeepStrictEqual } from 'node:util';
import {
  entryKey,
  type LogEntry,
  type Provenance,
  type Settings,
  settingsOf,
  SiteError,
} from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { commitRelease } from '../publish/commit-release.ts';
import { composeNext } from '../publish/compose-next.ts';

export interface AppliedSettings {
  entry: LogEntry;
  /** False if these settings were already live. */
  changed: boolean;
  rendered: string[];
  warnings: string[];
}

interface ApplyRequest {
  store: Store;
  channel: string;
  settings: Settings;
  provenance?: Provenance | undefined;
  progress?: Progress | undefined;
  now?: Date;
}

/**
 * Releases the live versions with other settings. Throws `CHANNEL_EMPTY` without a live release, and `CONFLICT` if another command
 * changes the settings at the same time.
 */
export async function applySettings({
  store,
  channel,
  settings,
  provenance,
  progress,
  now = new Date(),
}: ApplyRequest): Promise<AppliedSettings> {
  let result = { rendered: [] as string[], warnings: [] as string[] };
  let replaced: Settings | undefined;
  const { entry, changed } = await commitRelease({
    store,
    channel,
    provenance,
    now: () => now,
    async build(base, live) {
      if (!base || !live) {
        throw new SiteError('CHANNEL_EMPTY', `Nothing has been published to '${channel}' yet.`, {
          fix: 'site publish shell <section…> --settings <file>',
        });
      }
      const current = settingsOf(base);
      replaced ??= current;
      if (!isDeepStrictEqual(replaced, current) && !isDeepStrictEqual(settings, current)) {
        throw new SiteError('CONFLICT', `Entry ${live.number} has changed the settings. It stays live.`, {
          at: entryKey(channel, live.number),
          fix: 'site settings, then apply your change to them',
        });
      }
      const { versions } = base;
      const composition = await composeNext({
        store,
        channel,
        versions,
        base,
        settings,
        now: now.toISOString(),
        progress,
      });
      result = composition;
      const { release, checks } = composition;
      return { release, action: 'settings', sections: [], checks };
    },
  });
  return { entry, changed, rendered: result.rendered, warnings: result.warnings };
}
