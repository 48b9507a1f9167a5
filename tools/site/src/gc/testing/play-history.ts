import fc from 'fast-check';
import { assetUrl } from '@vantedge/federation-contract';
import { entries, getRelease, getVersion, head, type LogEntry } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import { loadLiveRelease } from '@vantedge/release/live';
import { memoryStore, type Store } from '@vantedge/store';
import { seededRandom } from '@vantedge/store/testing';
import { promotePreview } from '../../channels/previews.ts';
import { rollBackSite } from '../../channels/roll-back.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { expirePreviews } from '../expire-previews.ts';
import { previewSmall, pushSmall, releaseSmall, removeSmall } from './small-site.ts';
import { neededKeys, scheduleOperations, watchedStore } from './watched-store.ts';

const section = fc.constantFrom('shell', 'stories');
// Few versions, so that most of them are pushed and released again.
const label = fc.constantFrom('a', 'b', 'c');
const preview = fc.constantFrom('pr-1', 'pr-2');

const of = <T extends string>(type: T) => fc.constant(type);

const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: of('push'), section, label }) },
  { weight: 6, arbitrary: fc.record({ type: of('publish'), section, label }) },
  { weight: 3, arbitrary: fc.record({ type: of('release'), section, label }) },
  { weight: 4, arbitrary: fc.record({ type: of('preview'), preview, section, label }) },
  { weight: 2, arbitrary: fc.record({ type: of('promote'), preview }) },
  { weight: 2, arbitrary: fc.record({ type: of('rollback') }) },
  { weight: 1, arbitrary: fc.record({ type: of('remove') }) },
  { weight: 1, arbitrary: fc.record({ type: of('open tab') }) },
);

const collection = fc.record({ type: of('gc') });

/** What someone does. */
export type Action = (typeof change extends fc.Arbitrary<infer C> ? C : never) | { type: 'gc' };

/** Someone does something, and may be killed after a number of store operations. */
export interface Act {
  action: Action;
  killedAfter: number | undefined;
}

const acts = (action: fc.Arbitrary<Action>, range: { minLength?: number; maxLength: number }) =>
  fc.array(
    fc.record({ action, killedAfter: fc.option(fc.nat({ max: 90 }), { freq: 4, nil: undefined }) }),
    range,
  );

/** Acts at the same time, some time after the ones before. */
export interface Round {
  afterHours: number;
  acts: Act[];
}

// Around the ages at which keys are renewed, removed and expire.
const HOURS = [0, 10, 13, 20, 25, 49, 8 * 24, 29 * 24 + 20, 31 * 24];

const round: fc.Arbitrary<Round> = fc
  .record({
    afterHours: fc.constantFrom(...HOURS),
    changes: acts(change, { minLength: 1, maxLength: 2 }),
    collections: acts(collection, { maxLength: 1 }),
  })
  .map(({ afterHours, changes, collections }) => ({ afterHours, acts: [...changes, ...collections] }));

/** Rounds of acts, and the seed that decides the order of their store operations and how much time passes between them. */
export const history: fc.Arbitrary<{ rounds: Round[]; seed: number }> = fc.record({
  rounds: fc.array(round, { minLength: 2, maxLength: 5 }),
  seed: fc.nat(),
});

const channel = 'production';
const HOUR_MS = 3_600_000;
const RETENTION_MS = 7 * 24 * HOUR_MS;

/** A round takes less than the time that writers have to refer to what they renewed, in milliseconds. */
const ROUND_MS = 11 * HOUR_MS;

/** Outcomes of commands that lose a race. */
const LOST = ['CONFLICT', 'PREVIEW_NOT_FOUND', 'PREVIOUS_RELEASE_NOT_FOUND', 'PREVIEW_OUTDATED'];

/** Outcomes of the release of a version that was pushed long ago. */
const EXPIRED = ['VERSION_EXPIRED', 'RECORD_NOT_FOUND'];

/** Age at which a version may be too old to be released, in milliseconds. */
const OLD_MS = 28 * 24 * HOUR_MS;

interface Options {
  rounds: readonly Round[];
  seed: number;
  /** A new store, whose clock is that of `Date`. Default: in memory. */
  store?: Store;
}

/** Plays a history; returns what went wrong. The time is that of `Date`, which must be fake. */
export async function playHistory({
  rounds,
  seed,
  store: inner = memoryStore(),
}: Options): Promise<string[]> {
  const random = seededRandom(seed);
  const below = (n: number) => Math.floor(random() * n);
  const { store: watched, violations } = watchedStore(inner);
  const wait = (ms: number) => jest.setSystemTime(Date.now() + ms);
  let left = 0;
  const scheduler = scheduleOperations(watched, () => {
    const ms = below(20) === 0 ? Math.min(left, below(2 * HOUR_MS)) : 0;
    left -= ms;
    wait(ms);
  });
  const pushed = new Map<string, { version: string; at: number }>();
  const tabs: LogEntry[] = [];
  const push = async (store: Store, { section, label }: { section: string; label: string }) => {
    const version = await pushSmall(store, section, label);
    pushed.set(`${section} ${label}`, { version, at: Date.now() });
    return { [section]: version };
  };
  const versionOf = async (store: Store, what: { section: string; label: string }) => {
    const known = pushed.get(`${what.section} ${what.label}`);
    return known ? { [what.section]: known.version } : push(store, what);
  };
  async function perform(store: Store, action: Action): Promise<unknown> {
    switch (action.type) {
      case 'push':
        return push(store, action);
      case 'publish':
        return releaseSmall(store, channel, await push(store, action));
      case 'release':
        return releaseSmall(store, channel, await versionOf(store, action));
      case 'preview':
        return previewSmall(store, action.preview, await versionOf(store, action));
      case 'promote':
        return promotePreview({ store, name: action.preview, permissions: { unchecked: 'a test' } });
      case 'rollback':
        return rollBackSite({ store, channel, report: () => undefined });
      case 'remove':
        return removeSmall(store, channel, 'stories');
      case 'open tab':
        return tabs.push((await head(inner, channel))!);
      case 'gc':
        await collectGarbage(store);
        return expirePreviews(store);
    }
  }
  const expectedOf = (action: Action) => {
    const known = 'label' in action ? pushed.get(`${action.section} ${action.label}`) : undefined;
    return known && Date.now() - known.at > OLD_MS ? [...LOST, ...EXPIRED] : LOST;
  };
  const taskOf =
    ({ action, killedAfter }: Act) =>
    async () => {
      const expected = action.type === 'gc' ? [] : expectedOf(action);
      try {
        await perform(scheduler.store(killedAfter), action);
      } catch (error) {
        if (!(error instanceof SiteError) || !expected.includes(error.code)) throw error;
      }
    };

  await releaseSmall(inner, channel, {
    ...(await push(inner, { section: 'shell', label: 'a' })),
    ...(await push(inner, { section: 'stories', label: 'a' })),
  });
  for (const { afterHours, acts } of rounds) {
    wait(afterHours * HOUR_MS);
    left = ROUND_MS;
    await scheduler.run(acts.map(taskOf), below);
    if (violations.length) return violations;
  }
  // Previews expire, and a day later everything that nothing needs is garbage.
  for (const hours of [32 * 24, 25]) {
    wait(hours * HOUR_MS);
    await collectGarbage(watched);
    await expirePreviews(watched);
  }
  const needed = await neededKeys(inner);
  const rest = (await inner.list('')).filter((key) => !key.startsWith('channels/') && !isNeeded(key, needed));
  return [...violations, ...rest.map((key) => `${key} is left`), ...(await unservable(inner, tabs))];
}

/** Whether a key, or the version that a push recorded, is needed. */
const isNeeded = (key: string, needed: ReadonlySet<string>) =>
  needed.has(key.replace(/\.pushes\/[^/]*$/, '.json'));

/** What servers could not serve: live releases of channels, and assets of tabs in the retention period. */
async function unservable(store: Store, tabs: readonly LogEntry[]): Promise<string[]> {
  const problems: string[] = [];
  for (const name of ['pr-1', 'pr-2']) {
    const live = await head(store, name);
    if (live) await loadLiveRelease(store, name, live);
  }
  const log = await entries(store, channel);
  const { assets } = await loadLiveRelease(store, channel, log.at(-1)!);
  for (const { number, release } of tabs) {
    const replacedAt = log.find((entry) => entry.number > number)?.at;
    if (replacedAt && Date.now() - Date.parse(replacedAt) > RETENTION_MS) continue;
    for (const [section, id] of Object.entries((await getRelease(store, release)).versions)) {
      for (const name of Object.keys((await getVersion(store, section, id)).files)) {
        const asset = assets.get(assetUrl({ name: section }, name));
        if (!(await asset?.load().catch(() => undefined)))
          problems.push(`${name} of ${section} is missing in a tab of entry ${number}`);
      }
    }
  }
  return problems;
}
