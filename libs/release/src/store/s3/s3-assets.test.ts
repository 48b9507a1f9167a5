import { putBlob } from '../blobs.ts';
import { fakeS3, type FakeS3, storeOf } from './testing/fake-s3.ts';

const PATH = 'assets/stories/Main.4F2a.js';
const DAY_MS = 24 * 3_600_000;
const bytes = Buffer.from('main()');

/** Stores a file like a push does: first as a blob. */
async function push(store: ReturnType<typeof storeOf>) {
  await putBlob(store, bytes);
  await store.putAsset(PATH, bytes, 'text/javascript');
}

/** A service with a file that was pushed a while ago, and its revision. */
async function serviceWithAsset(ageMs: number) {
  const service = fakeS3();
  const store = storeOf(service);
  await push(store);
  service.wait(ageMs);
  const [found] = await store.listAssets();
  return { service, store, revision: found!.revision };
}

test.each([
  [23, false],
  [25, true],
])('removes an asset whose blob was put %d hours ago: %p', async (hours, isRemoved) => {
  const { service, store, revision } = await serviceWithAsset((hours * DAY_MS) / 24);
  expect(await store.removeAsset(PATH, revision)).toBe(isRemoved);
  expect(service.object(PATH) === undefined).toBe(isRemoved);
  expect(await store.listAssets()).toHaveLength(isRemoved ? 0 : 1);
});

test('keeps an asset with another revision', async () => {
  const { service, store } = await serviceWithAsset(2 * DAY_MS);
  expect(await store.removeAsset(PATH, 'other')).toBe(false);
  expect(service.object(PATH)).toBeDefined();
});

test('removes an asset without a blob', async () => {
  const { service, store, revision } = await serviceWithAsset(2 * DAY_MS);
  for (const { key, revision } of await store.listRevisions('blobs/'))
    await store.removeRevision(key, revision);
  expect(await store.removeAsset(PATH, revision)).toBe(true);
  expect(service.object(PATH)).toBeUndefined();
});

test('a push at any request of the removal finds or creates the asset', async () => {
  const outcomes: boolean[] = [];
  let count = Infinity;
  for (let at = 1; at <= count; at += 1) {
    const { service, revision } = await serviceWithAsset(2 * DAY_MS);
    let requests = 0;
    let pushed: Promise<unknown> = Promise.resolve();
    const remover = storeOf(service, async ({ key }) => {
      if (key === 'tmp/conditional-writes') return;
      requests += 1;
      if (requests !== at) return;
      const started = startedPush(service);
      pushed = started.ended;
      // The push waits for the end of the removal when it has put its blob.
      await started.blobPut;
    });
    outcomes.push(await remover.removeAsset(PATH, revision));
    await pushed;
    expect(Buffer.from(service.object(PATH)!.body).toString()).toBe('main()');
    count = requests;
  }
  expect(outcomes.length).toBeGreaterThan(4);
  expect(new Set(outcomes)).toEqual(new Set([true, false]));
});

/** Starts a push. `blobPut` resolves when its blob is young again. */
function startedPush(service: FakeS3) {
  const store = storeOf(service);
  let resolvePut = () => {};
  const blobPut = new Promise<void>((resolve) => (resolvePut = resolve));
  const ended = putBlob(store, bytes)
    .then(resolvePut)
    .then(() => store.putAsset(PATH, bytes, 'text/javascript'));
  return { blobPut, ended };
}
