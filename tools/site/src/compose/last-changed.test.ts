import { fakeBuild } from '../release/testing/fake-release.ts';
import { advance } from '../release/advance.ts';
import { putVersion } from '../release/versions.ts';
import { rollBackSection, rollBackSite } from '../publish/roll-back.ts';
import { getRelease } from '../release/releases.ts';
import { head } from '../release/channel.ts';
import { putBlob } from '../store/blobs.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { composeRelease } from './compose-release.ts';

const place = { channel: 'production' };
const MOMENTS = [1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day}T00:00:00.000Z`);

/** A shell that renders a page as its heading, in a frame that a version of the shell decides. */
const SHELL = (frame: string) => `
  exports.shared = {};
  exports.default = { './pages/index.tsx': async () => ({ default: 'the shell' }) };
  exports.render = async ({ path, Page }) => ({
    html: '<title>' + path + '</title><meta name="description" content="d"/>' +
      '<link rel="canonical" href="https://example.com' + path + '"/>' +
      '<header>${frame}</header><main><h1>' + Page + '</h1></main>',
    widgets: [], errors: [],
  });`;
const PAGE = (words: string, comment: string) =>
  `exports.default = { './pages/index.tsx': async () => ({ default: '${words}' }), './teasers.tsx': async () => ({}) }; // ${comment}`;

/** Stores a version of a section, as a publish does. */
async function version(store: Store, section: string, code: string) {
  const build = { ...fakeBuild(section), widgets: [] };
  const bytes = { server: await putBlob(store, Buffer.from(code)), files: {} };
  const boot = section === 'shell' ? { boot: await putBlob(store, Buffer.from('boot()')) } : {};
  // The asset's name is of the version, so that its document's bytes are too.
  const file = `main.${bytes.server.slice(0, 8)}.js`;
  build.entry = { js: [file], css: [] };
  build.routes = [{ ...build.routes[0]!, js: [file] }];
  build.files = { [file]: build.files['main.js']! };
  return putVersion(store, { section, build, ...bytes, ...boot });
}

/** Publishes sections at a moment; returns when each page's content last changed, and each document. */
async function publish(store: Store, now: string, code: Record<string, string>) {
  const versions: Record<string, string> = {};
  for (const [section, text] of Object.entries(code)) versions[section] = await version(store, section, text);
  await advance({
    store,
    ...place,
    now: () => new Date(now),
    async build(base) {
      const all = { ...base?.versions, ...versions };
      const { release } = await composeRelease({ store, versions: all, base, awaited: [], now });
      return { release, action: 'publish', sections: Object.keys(versions) };
    },
  });
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
  first = await publish(store, MOMENTS[0]!, { shell: SHELL('a'), stories: PAGE('words', '1') });
});

test('new files, a new frame and an identical publish leave the date; new words move it, of that page alone', async () => {
  const files = await publish(store, MOMENTS[1]!, { stories: PAGE('words', '2') });
  expect(files.bytes).not.toBe(first.bytes);
  expect(files.stories).toBe(MOMENTS[0]);
  const frame = await publish(store, MOMENTS[2]!, { shell: SHELL('b') });
  expect(frame).toMatchObject({ shell: MOMENTS[0], stories: MOMENTS[0] });
  const words = await publish(store, MOMENTS[3]!, { stories: PAGE('other words', '3') });
  expect(words).toMatchObject({ shell: MOMENTS[0], stories: MOMENTS[3] });
  const before = await head(store, place.channel);
  await publish(store, MOMENTS[4]!, { stories: PAGE('other words', '3') });
  expect((await head(store, place.channel))!.release).toBe(before!.release);
});

test('a rollback of the site tells the date of the words that are back', async () => {
  await publish(store, MOMENTS[1]!, { stories: PAGE('other words', '2') });
  await rollBackSite({ store, ...place });
  expect(await live(store)).toEqual(first);
});

test('a rollback of the section does the same, also when another section has moved on', async () => {
  await publish(store, MOMENTS[1]!, { stories: PAGE('other words', '2') });
  await publish(store, MOMENTS[2]!, { shell: SHELL('b') });
  await rollBackSection({ store, ...place }, 'stories');
  const back = await live(store);
  expect(back).toMatchObject({ shell: MOMENTS[0], stories: MOMENTS[0] });
  expect(back.bytes).not.toBe(first.bytes);
});

test('words that come back by a publish are of that publish', async () => {
  await publish(store, MOMENTS[1]!, { stories: PAGE('other words', '2') });
  expect(await publish(store, MOMENTS[2]!, { stories: PAGE('words', '1') })).toMatchObject({
    stories: MOMENTS[2],
  });
});
