import { storeOn } from './s3-store.ts';
import { fakeS3, type FakeS3, simulatedS3Store, TEST_LOCATION } from './testing/fake-s3.ts';

const KEY = 'releases/0123456789abcdef.json';
const MARK = `tmp/removals/${KEY}`;
const RECORD = Buffer.from('record');

/** A service with a record of an age, in hours, and the revision of the record. */
async function serviceWithRecord(hours = 0) {
  const service = fakeS3();
  const store = simulatedS3Store(service);
  await store.putIfAbsent(KEY, RECORD);
  service.wait(hours * 3_600_000);
  const [found] = await store.listRevisions('releases/');
  return { service, store, revision: found!.revision };
}

/** Number of requests of a removal, without the check for conditional writes. */
async function requestsOfARemoval(): Promise<number> {
  const { service, revision } = await serviceWithRecord();
  let requests = 0;
  const remover = simulatedS3Store(
    service,
    async ({ key }) => (requests += Number(key !== 'tmp/conditional-writes')),
  );
  await remover.removeRevision(KEY, revision);
  return requests;
}

describe.each([
  ['replace', 0, KEY, 2],
  ['putIfAbsent', 0, KEY, 1],
  // Renews the key.
  ['putIfAbsent', 25, `tmp/renewals/${KEY}`, 2],
] as const)('%s of a key of %d hours during a removal', (operation, hours, writtenKey, possibleOutcomes) => {
  test('at any request of the removal: the key exists afterwards', async () => {
    const count = await requestsOfARemoval();
    const outcomes: boolean[] = [];
    for (let at = 1; at <= count; at += 1) {
      const { service, store, revision } = await serviceWithRecord(hours);
      let requests = 0;
      let write: Promise<unknown> = Promise.resolve();
      const remover = simulatedS3Store(service, async ({ key }) => {
        requests += Number(key !== 'tmp/conditional-writes');
        if (requests === at && key !== 'tmp/conditional-writes') {
          const started = startedWriting(service, operation, writtenKey);
          write = started.ended;
          await started.written;
        }
      });
      outcomes.push(await remover.removeRevision(KEY, revision));
      await write;
      expect(Buffer.from((await store.read(KEY))!).toString()).toBe('record');
      expect(service.object(MARK)).toBeUndefined();
    }
    // The removal lost some of the races and won others: then the writer has written the key again.
    expect(new Set(outcomes).size).toBe(possibleOutcomes);
    expect(count).toBe(6);
  });
});

test('the mark of a dead process ends after two minutes', async () => {
  const { service, store, revision } = await serviceWithRecord();
  const died = simulatedS3Store(service, async ({ method, key }) => {
    if (method === 'DELETE' && key === KEY) throw new Error('killed');
  });
  await expect(died.removeRevision(KEY, revision)).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
  expect(await store.removeRevision(KEY, revision)).toBe(false);
  service.wait(121_000);
  await store.replace(KEY, RECORD);
  expect(await store.read(KEY)).toBeDefined();
  const [renewed] = await store.listRevisions('releases/');
  expect(await store.removeRevision(KEY, renewed!.revision)).toBe(true);
  expect(service.object(MARK)).toBeUndefined();
});

test('one of several processes takes over the mark of a dead one', async () => {
  const { service, store, revision } = await serviceWithRecord();
  await service.send({ method: 'PUT', key: MARK, body: new Uint8Array([1]) });
  service.wait(121_000);
  const removed = await Promise.all(Array.from({ length: 8 }, () => store.removeRevision(KEY, revision)));
  expect(removed.filter(Boolean)).toHaveLength(1);
  expect(await store.read(KEY)).toBeUndefined();
});

test('a key that is removed between the look at its age and its renewal exists afterwards', async () => {
  const { service, store, revision } = await serviceWithRecord(25);
  let isRemoved = false;
  const writer = simulatedS3Store(service, async ({ method, key }) => {
    if (method === 'PUT' && key === `tmp/renewals/${KEY}` && !isRemoved)
      isRemoved = await store.removeRevision(KEY, revision);
  });
  await writer.putIfAbsent(KEY, RECORD);
  expect(isRemoved).toBe(true);
  expect(Buffer.from((await store.read(KEY))!).toString()).toBe('record');
});

/** Starts writing the record. `written` resolves after the first request that writes `writtenKey`, or when the writer waits for a mark. */
function startedWriting(service: FakeS3, operation: 'replace' | 'putIfAbsent', writtenKey: string) {
  let resolveWritten = () => {};
  const written = new Promise<void>((resolve) => (resolveWritten = resolve));
  const writer = storeOn({
    location: TEST_LOCATION,
    async send(request) {
      const response = await service.send(request);
      const { method, key } = request;
      const isWaiting = method === 'HEAD' && key === MARK && response.status === 200;
      if ((method === 'PUT' && key === writtenKey) || isWaiting) resolveWritten();
      return response;
    },
  });
  return { written, ended: writer[operation](KEY, RECORD) };
}
