import { memoryStore, type Store } from '@vantedge/store';
import { command } from '@vantedge/errors';
import type { NextRelease } from '../records/log-model.ts';
import { head } from './log-end.ts';
import { entries } from './walk-log.ts';
import type { Release } from '../records/model.ts';
import { getRelease } from '../records/records.ts';
import type { Settings } from '../records/settings.ts';
import { appendReleaseUnchecked, fakePublish, fakeVersion, publishOnce } from './testing/fake-release.ts';

const channel = 'production';
const now = () => new Date('2026-03-01T09:00:00Z');
const versionsOf = async (store: Store) =>
  (await getRelease(store, (await head(store, channel))!.release)).versions;

/** Runs `rival` to completion after the command under test has read the live release and before it appends. */
function during(rival: () => Promise<unknown>, build: (base: Release | undefined) => Promise<NextRelease>) {
  let first = true;
  return async (base: Release | undefined) => {
    const next = await build(base);
    if (first) await rival();
    first = false;
    return next;
  };
}

describe('two concurrent publishers', () => {
  test('of two sections: both go live', async () => {
    const store = memoryStore();
    await publishOnce(store, 'shell', '1');
    const rival = () => publishOnce(store, 'pricing', '1');
    const build = during(rival, fakePublish('stories', '1'));
    const { entry } = await appendReleaseUnchecked({ store, channel, build, now });
    expect(entry.number).toBe(3);
    expect(Object.keys(await versionsOf(store)).sort()).toEqual(['pricing', 'shell', 'stories']);
    expect(await store.list('releases/')).toHaveLength(3);
  });

  test('of one section: the second gets a conflict, and the first stays live', async () => {
    const store = memoryStore();
    await publishOnce(store, 'stories', '1');
    const rival = async () => {
      await publishOnce(store, 'stories', 'theirs');
      await publishOnce(store, 'pricing', '1');
    };
    const build = during(rival, fakePublish('stories', 'mine'));
    const winner = () => entries(store, channel).then((all) => all[1]!);
    const retryCommand = command('site', 'publish', 'shell', 'stories');
    const failure = await appendReleaseUnchecked({ store, channel, build, now, retryCommand }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({
      code: 'CONFLICT',
      at: 'channels/production/00000002.json',
      fix: retryCommand,
      message: expect.stringMatching(new RegExp(`entry 2 .*${(await winner()).release}.*'stories'`)),
    });
    expect((await versionsOf(store))['stories']).toBe(fakeVersion('stories', 'theirs'));
    expect(await entries(store, channel)).toHaveLength(3);
  });

  test('of the same version of a section: both succeed', async () => {
    const store = memoryStore();
    await publishOnce(store, 'shell', '1');
    const rival = () => publishOnce(store, 'stories', '1');
    const { entry } = await appendReleaseUnchecked({
      store,
      channel,
      build: during(rival, fakePublish('stories', '1')),
      now,
    });
    expect(entry).toEqual((await entries(store, channel))[1]);
  });

  test('of one section, the first reverted in the meantime: no conflict', async () => {
    const store = memoryStore();
    await publishOnce(store, 'stories', '1');
    const rival = async () => {
      await publishOnce(store, 'stories', 'theirs');
      await publishOnce(store, 'stories', '1');
    };
    const { entry } = await appendReleaseUnchecked({
      store,
      channel,
      build: during(rival, fakePublish('stories', 'mine')),
      now,
    });
    expect(entry.number).toBe(4);
  });

  test('a rollback of the site does not undo a concurrent publish', async () => {
    const store = memoryStore();
    await publishOnce(store, 'stories', '1');
    const target = await head(store, channel);
    await publishOnce(store, 'stories', 'bad');
    const rollback = async (base: Release | undefined): Promise<NextRelease> => {
      const release = await getRelease(store, target!.release);
      return {
        release,
        action: 'rollback',
        sections: Object.keys({ ...base!.versions, ...release.versions }),
      };
    };
    const build = during(() => publishOnce(store, 'pricing', 'new'), rollback);
    const failure = { code: 'CONFLICT', at: 'channels/production/00000003.json' };
    await expect(appendReleaseUnchecked({ store, channel, build, now })).rejects.toMatchObject(failure);
    expect((await versionsOf(store))['pricing']).toBe(fakeVersion('pricing', 'new'));
    const { entry } = await appendReleaseUnchecked({ store, channel, build: rollback, now });
    expect(entry).toMatchObject({ number: 4, release: target!.release, action: 'rollback' });
  });

  test('a rollback of the site does not undo settings that were applied meanwhile', async () => {
    const store = memoryStore();
    await publishOnce(store, 'stories', '1');
    const target = (await head(store, channel))!.release;
    await publishOnce(store, 'stories', 'bad');
    const apply = (changed: Partial<Settings>) =>
      appendReleaseUnchecked({
        store,
        channel,
        build: async (base) => ({
          release: { ...base!, settings: { ...base!.settings, ...changed } },
          action: 'settings' as const,
          sections: [],
        }),
        now,
      });
    const rollback = async (): Promise<NextRelease> => ({
      release: await getRelease(store, target),
      action: 'rollback',
      sections: ['stories'],
    });
    const rival = async () => {
      await apply({ keepAssetsDays: 30 });
      await apply({ leadRetentionDays: 30 });
    };
    const failure = appendReleaseUnchecked({ store, channel, build: during(rival, rollback), now });
    await expect(failure).rejects.toMatchObject({
      code: 'CONFLICT',
      at: 'channels/production/00000003.json',
      message: expect.stringContaining('changed the setting keepAssetsDays to 30'),
    });
    const live = await getRelease(store, (await head(store, channel))!.release);
    expect(live.settings).toMatchObject({ keepAssetsDays: 30, leadRetentionDays: 30 });
  });

  test('a publish between the decision and the command is not undone either', async () => {
    const store = memoryStore();
    await publishOnce(store, 'stories', '1');
    const initialLive = await head(store, channel);
    const winner = await publishOnce(store, 'stories', 'theirs');
    const mine = { store, channel, build: fakePublish('stories', 'mine'), now };
    await expect(appendReleaseUnchecked({ ...mine, decidedOn: initialLive })).rejects.toThrow(
      winner.acknowledged!.release,
    );
    expect(
      (await appendReleaseUnchecked({ ...mine, decidedOn: await head(store, channel) })).entry.number,
    ).toBe(3);
  });

  test('of which the first removes the section of the second: conflict', async () => {
    const store = memoryStore();
    const { release } = await appendReleaseUnchecked({
      store,
      channel,
      build: fakePublish('shell', '1'),
      now,
    });
    await publishOnce(store, 'pricing', '1');
    const removal = async () => ({ release, action: 'publish' as const, sections: ['pricing'] });
    const rival = () => appendReleaseUnchecked({ store, channel, build: removal, now });
    const failure = appendReleaseUnchecked({
      store,
      channel,
      build: during(rival, fakePublish('pricing', '2')),
      now,
    });
    await expect(failure).rejects.toThrow("removed 'pricing'");
  });

  test('on an empty channel: both go live', async () => {
    const store = memoryStore();
    const rival = () => publishOnce(store, 'pricing', '1');
    await appendReleaseUnchecked({ store, channel, build: during(rival, fakePublish('stories', '1')), now });
    expect(Object.keys(await versionsOf(store))).toEqual(['pricing', 'stories']);
  });
});
