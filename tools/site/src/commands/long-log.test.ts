import { rollBackSection } from '../publish/roll-back-section.ts';
import { rollBackSite } from '../publish/roll-back.ts';
import { pageCode, publishSampleSections, shellCode } from '../compose/testing/sample-sections.ts';
import { append } from '../release/channel.ts';
import type { LogEntry } from '../release/model.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { channelStatus } from './channel-status.ts';

const channel = 'production';
const LENGTH = 10_000;
const MAX_READS = 100;

/** A store that counts what is asked of it. */
function counted(store: Store) {
  const count = { reads: 0, lists: 0 };
  const counting: Store = {
    ...store,
    read: (key) => ((count.reads += 1), store.read(key)),
    list: (prefix) => ((count.lists += 1), store.list(prefix)),
  };
  return { count, store: counting };
}

/** A log of 10,000 entries: two releases in turn, then the stories and another section published. */
async function longLog(): Promise<Store> {
  const store = memoryStore();
  let last: LogEntry = await publishSampleSections(store, {
    shell: shellCode('a'),
    stories: pageCode('first words'),
  });
  const first = last;
  const other = (last = await publishSampleSections(store, { stories: pageCode('other words') }));
  while (last.number < LENGTH - 2) {
    const { release, sections } = last.number % 2 ? other : first;
    const next = { number: last.number + 1, release, action: 'publish' as const, sections, at: first.at };
    last = (await append(store, channel, next, last))!;
  }
  await publishSampleSections(store, { stories: pageCode('newest words') });
  await publishSampleSections(store, { pricing: pageCode('prices') });
  return store;
}

let whole: Store;
beforeAll(async () => {
  whole = await longLog();
});

test(`of ${LENGTH} entries, status reads the end`, async () => {
  const { count, store } = counted(whole);
  const status = await channelStatus(store, channel);
  expect(status?.live.number).toBe(LENGTH);
  expect(status?.recent).toHaveLength(10);
  expect(status?.problems).toEqual([]);
  expect(count.reads).toBeLessThan(MAX_READS);
  expect(count.lists).toBeLessThan(5);
});

test(`of ${LENGTH} entries, a rollback reads the end, and so does one of a section and one to a release`, async () => {
  const { count, store } = counted(whole);
  const { entry } = await rollBackSection({ store, channel }, 'stories');
  expect(entry.number).toBe(LENGTH + 1);
  expect(count.reads).toBeLessThan(MAX_READS);
  count.reads = 0;
  const back = await rollBackSite({ store, channel });
  expect(back.entry.number).toBe(LENGTH + 2);
  expect(count.reads).toBeLessThan(MAX_READS);
  count.reads = 0;
  expect((await rollBackSite({ store, channel }, entry.release)).changed).toBe(true);
  expect(count.reads).toBeLessThan(MAX_READS);
});
