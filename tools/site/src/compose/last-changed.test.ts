import { rollBackSection, rollBackSite } from '../publish/roll-back.ts';
import { head } from '../release/channel.ts';
import { getRelease } from '../release/releases.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { pageCode, publishSampleSections, shellCode } from './testing/sample-sections.ts';

const place = { channel: 'production' };
const MOMENTS = [1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day}T00:00:00.000Z`);

/** Publishes sections at a moment; returns when each page's content last changed, and each document. */
async function publish(store: Store, now: string, code: Record<string, string>) {
  await publishSampleSections(store, code, now);
  return live(store);
}

async function live(store: Store) {
  const { pages } = await getRelease(store, (await head(store, place.channel))!.release);
  return {
    shell: pages['/shell']!.changed,
    stories: pages['/stories']!.changed,
    bytes: pages['/stories']!.html.identity,
  };
}

let store: Store;
let first: Awaited<ReturnType<typeof live>>;
beforeEach(async () => {
  store = memoryStore();
  first = await publish(store, MOMENTS[0]!, { shell: shellCode('a'), stories: pageCode('words', '1') });
});

test('new files, a new frame and an identical publish leave the date; new words move it, of that page alone', async () => {
  const files = await publish(store, MOMENTS[1]!, { stories: pageCode('words', '2') });
  expect(files.bytes).not.toBe(first.bytes);
  expect(files.stories).toBe(MOMENTS[0]);
  const frame = await publish(store, MOMENTS[2]!, { shell: shellCode('b') });
  expect(frame).toMatchObject({ shell: MOMENTS[0], stories: MOMENTS[0] });
  const words = await publish(store, MOMENTS[3]!, { stories: pageCode('other words', '3') });
  expect(words).toMatchObject({ shell: MOMENTS[0], stories: MOMENTS[3] });
  const before = await head(store, place.channel);
  await publish(store, MOMENTS[4]!, { stories: pageCode('other words', '3') });
  expect((await head(store, place.channel))!.release).toBe(before!.release);
});

test('a rollback of the site tells the date of the words that are back', async () => {
  await publish(store, MOMENTS[1]!, { stories: pageCode('other words', '2') });
  await rollBackSite({ store, ...place });
  expect(await live(store)).toEqual(first);
});

test('a rollback of the section does the same, also when another section has moved on', async () => {
  await publish(store, MOMENTS[1]!, { stories: pageCode('other words', '2') });
  await publish(store, MOMENTS[2]!, { shell: shellCode('b') });
  await rollBackSection({ store, ...place }, 'stories');
  const back = await live(store);
  expect(back).toMatchObject({ shell: MOMENTS[0], stories: MOMENTS[0] });
  expect(back.bytes).not.toBe(first.bytes);
});

test('words that come back by a publish are of that publish', async () => {
  await publish(store, MOMENTS[1]!, { stories: pageCode('other words', '2') });
  expect(await publish(store, MOMENTS[2]!, { stories: pageCode('words', '1') })).toMatchObject({
    stories: MOMENTS[2],
  });
});
