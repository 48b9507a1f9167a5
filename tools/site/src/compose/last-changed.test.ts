import { rollBackSection, rollBackSite } from '../channels/roll-back.ts';
import { getRelease, getSettings, head } from '@vantedge/release';
import { readBlob, type Store } from '@vantedge/store';
import { composeRelease } from './compose-release.ts';
import { COMPOSER } from './composer.ts';
import { pageCode, publishSampleSections, sampleStore, shellCode } from './testing/sample-sections.ts';

jest.mock('./sandbox/sandbox.ts', () => jest.requireActual('./testing/in-process-sandbox.ts'));

const channel = 'production';
const TIMES = [1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day}T00:00:00.000Z`);

/** Publishes sections at the given time; returns modification dates and the live document. */
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
const sample = sampleStore((made) =>
  publishSampleSections(made, { shell: shellCode('a'), stories: pageCode('words', '1') }, TIMES[0]),
);
beforeEach(async () => {
  store = await sample();
  first = await live(store);
});

test('only new content changes the date of a page, not new assets, a new frame or an identical publish', async () => {
  const files = await publish(store, TIMES[1]!, { stories: pageCode('words', '2') });
  expect(files.bytes).not.toBe(first.bytes);
  expect(files.stories).toBe(TIMES[0]);
  const frame = await publish(store, TIMES[2]!, { shell: shellCode('b') });
  expect(frame).toMatchObject({ shell: TIMES[0], stories: TIMES[0] });
  const dates = await publish(store, TIMES[3]!, { stories: pageCode('other words', '3') });
  expect(dates).toMatchObject({ shell: TIMES[0], stories: TIMES[3] });
  const before = await head(store, channel);
  await publish(store, TIMES[4]!, { stories: pageCode('other words', '3') });
  expect((await head(store, channel))!.release).toBe(before!.release);
});

test('a rollback of the site restores the dates', async () => {
  await publish(store, TIMES[1]!, { stories: pageCode('other words', '2') });
  await rollBackSite({ store, channel });
  expect(await live(store)).toEqual(first);
});

test('a rollback of a section restores its date, even if another section has changed', async () => {
  await publish(store, TIMES[1]!, { stories: pageCode('other words', '2') });
  await publish(store, TIMES[2]!, { shell: shellCode('b') });
  await rollBackSection({ store, channel }, 'stories');
  const back = await live(store);
  expect(back).toMatchObject({ shell: TIMES[0], stories: TIMES[0] });
  expect(back.bytes).not.toBe(first.bytes);
});

test('a version that is published again keeps its documents and dates', async () => {
  await publish(store, TIMES[1]!, { stories: pageCode('other words', '2') });
  expect(await publish(store, TIMES[2]!, { stories: pageCode('words', '1') })).toEqual(first);
});

test('a document shows its first publication date and its modification date', async () => {
  expect(first.stated).toBe(`${TIMES[0]} ${TIMES[0]} 730`);
  const frame = await publish(store, TIMES[1]!, { shell: shellCode('b') });
  expect(frame.stated).toBe(first.stated);
  const dates = await publish(store, TIMES[2]!, { stories: pageCode('other words', '2') });
  expect(dates.stated).toBe(`${TIMES[0]} ${TIMES[2]} 730`);
  await rollBackSection({ store, channel }, 'stories');
  expect((await live(store)).stated).toBe(first.stated);
});

test('a removed page loses its dates', async () => {
  const entry = (await head(store, channel))!;
  const base = await getRelease(store, entry.release);
  const compose = (pages: typeof base.pages, composer: number) =>
    composeRelease({
      store,
      versions: base.versions,
      base: { ...base, pages },
      composer,
      settings: getSettings(base),
      now: TIMES[3]!,
    });
  const { '/stories': _, ...others } = base.pages;
  expect((await compose(others, COMPOSER + 1)).release.pages['/stories']!.published).toBe(TIMES[3]);
});

test('a new retention period renders every page and is part of the release', async () => {
  const base = await getRelease(store, (await head(store, channel))!.release);
  const settings = getSettings(base);
  const request = { store, versions: base.versions, base, now: TIMES[4]! };
  expect((await composeRelease({ ...request, settings })).rendered).toEqual([]);
  const shorter = { ...settings, leadRetentionDays: 365 };
  const { release, rendered } = await composeRelease({ ...request, settings: shorter });
  expect(rendered.sort()).toEqual(['/404', '/shell', '/stories']);
  expect(release.settings).toEqual(shorter);
});
