import { rollBackSection } from '../publish/roll-back-section.ts';
import { rollBackSite } from '../publish/roll-back.ts';
import { head } from '../release/log-end.ts';
import { getRelease } from '../release/releases.ts';
import { readBlob } from '../store/blobs.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { composeRelease } from './compose-release.ts';
import { pageCode, publishSampleSections, shellCode } from './testing/sample-sections.ts';

const channel = 'production';
const MOMENTS = [1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day}T00:00:00.000Z`);

/** Publishes sections at a moment; returns when each page's content last changed, and each document. */
async function publish(store: Store, now: string, code: Record<string, string>) {
  await publishSampleSections(store, code, now);
  return live(store);
}

async function live(store: Store) {
  const { pages } = await getRelease(store, (await head(store, channel))!.release);
  const html = Buffer.from(await readBlob(store, pages['/stories']!.html.identity)).toString();
  return {
    shell: pages['/shell']!.changed,
    stories: pages['/stories']!.changed,
    bytes: pages['/stories']!.html.identity,
    stated: /<time[^>]*>([^<]*)/.exec(html)![1]!,
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
  const before = await head(store, channel);
  await publish(store, MOMENTS[4]!, { stories: pageCode('other words', '3') });
  expect((await head(store, channel))!.release).toBe(before!.release);
});

test('a rollback of the site tells the date of the words that are back', async () => {
  await publish(store, MOMENTS[1]!, { stories: pageCode('other words', '2') });
  await rollBackSite({ store, channel });
  expect(await live(store)).toEqual(first);
});

test('a rollback of the section does the same, also when another section has moved on', async () => {
  await publish(store, MOMENTS[1]!, { stories: pageCode('other words', '2') });
  await publish(store, MOMENTS[2]!, { shell: shellCode('b') });
  await rollBackSection({ store, channel }, 'stories');
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

test('a document states when its path first appeared and when its content last changed', async () => {
  expect(first.stated).toBe(`${MOMENTS[0]} ${MOMENTS[0]} 730`);
  const frame = await publish(store, MOMENTS[1]!, { shell: shellCode('b') });
  expect(frame.stated).toBe(first.stated);
  const words = await publish(store, MOMENTS[2]!, { stories: pageCode('other words', '2') });
  expect(words.stated).toBe(`${MOMENTS[0]} ${MOMENTS[2]} 730`);
  await rollBackSection({ store, channel }, 'stories');
  expect((await live(store)).stated).toBe(first.stated);
});

test('a page that goes and comes back keeps no date; one of a release without first dates has its last change', async () => {
  const entry = (await head(store, channel))!;
  const { published: _, ...page } = (await getRelease(store, entry.release)).pages['/stories']!;
  const base = await getRelease(store, entry.release);
  const compose = (pages: typeof base.pages) =>
    composeRelease({
      store,
      versions: base.versions,
      base: { ...base, versions: {}, pages },
      pendingPaths: [],
      leadRetentionDays: 730,
      now: MOMENTS[3]!,
    });
  const { '/stories': gone, ...others } = base.pages;
  expect((await compose(others)).release.pages['/stories']!.published).toBe(MOMENTS[3]);
  expect((await compose({ ...others, '/stories': page })).release.pages['/stories']).toEqual(gone);
});

test('another retention renders every page, and a release states it', async () => {
  const base = await getRelease(store, (await head(store, channel))!.release);
  const request = { store, versions: base.versions, base, pendingPaths: [], now: MOMENTS[4]! };
  expect((await composeRelease({ ...request, leadRetentionDays: 730 })).rendered).toEqual([]);
  const { release, rendered } = await composeRelease({ ...request, leadRetentionDays: 365 });
  expect(rendered.sort()).toEqual(['/404', '/shell', '/stories']);
  expect(release.leadRetentionDays).toBe(365);
});
