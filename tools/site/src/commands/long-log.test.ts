import { rollBackSection } from '../publish/roll-back-section.ts';
import { rollBackSite } from '../publish/roll-back.ts';
import { pageCode, publishSampleSections, shellCode } from '../compose/testing/sample-sections.ts';
import { append, type LogEntry } from '@vantedge/release';
import { memoryStore, type Store } from '@vantedge/release/store';
import { channelStatus } from './channel-status.ts';

const channel = 'production';
const LENGTH = 10_000;
const MAX_READS = 100;

/** Counts the operations on a store. */
function counted(store: Store) {
  const count = { reads: 0, lists: 0 };
  const counting: Store = {
    ...store,
    read: (key) => ((count.reads += 1), store.read(key)),
    list: (prefix) => ((count.lists += 1), store.list(prefix)),
  };
  return { count, store: counting };
}

/** A log of 10,000 entries: two alternating releases, then a publish of stories and one of pricing. */
async function longLog(): Promise<Store> {
  const store = memoryStore();
  let last: LogEntry = await publishSampleSections(store, {
    shell: shellCode('a'),
    stories: pageCode('first words'),
  });
  const first = last;
  const other = (last = await publishSampleSections(store, { stories: pageCode('other words') }));
  while (last.number < LENGTH - 2) {
    const { release, sections, versions } = last.number % 2 ? other : first;
    const next = { number: last.number + 1, release, action: 'publish' as const, sections, versions, at: first.at };
    last = (await append(store, channel, next, last))!;
  }
  await publishSampleSections(store, { stories: pageCode('newest words') });
  await publishSampleSections(store, { pricing: pageCode('prices') });
  return store;
}

let longStore: Store;
beforeAll(async () => {
  longStore = await longLog();
});

test(`status reads only the end of a log of ${LENGTH} entries`, async () => {
  const { count, store } = counted(longStore);
  const status = await channelStatus(store, channel);
  expect(status?.live.number).toBe(LENGTH);
  expect(status?.recent).toHaveLength(10);
  expect(status?.problems).toEqual([]);
  expect(count.reads).toBeLessThan(MAX_READS);
  expect(count.lists).toBeLessThan(5);
});

test(`rollbacks of the site, of a section and to a release read only the end of a log of ${LENGTH} entries`, async () => {
  const { count, store } = counted(longStore);
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
