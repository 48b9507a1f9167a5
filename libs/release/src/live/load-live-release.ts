import type { LogEntry } from '../records/log-model.ts';
import { getRelease } from '../records/releases.ts';
import type { Store } from '../store/store.ts';
import { type LiveRelease, type LoadOptions, loadRelease } from './live-release.ts';

/** Loads the release of an entry, its canary, and the assets that tabs of earlier releases may still need. Verifies every byte. */
export async function loadLiveRelease(
  store: Store,
  channel: string,
  entry: LogEntry,
  options: LoadOptions = {},
): Promise<LiveRelease> {
  const load = async (release: string, known: LoadOptions) =>
    loadRelease(
      store,
      channel,
      { entry: { ...entry, release }, release: await getRelease(store, release) },
      known,
    );
  const live = await load(entry.release, options);
  if (!entry.canary) return live;
  const release = await load(entry.canary.release, { ...options, previous: live });
  return {
    ...live,
    canary: { percent: entry.canary.percent, release },
    bodies: new Map([...live.bodies, ...release.bodies]),
    verifiedAssets: new Set([...live.verifiedAssets, ...release.verifiedAssets]),
  };
}
