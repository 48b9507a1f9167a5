import pLimit from 'p-limit';
import { fakeS3, simulatedS3Store } from './s3/testing/fake-s3.ts';
import type { Store } from './store.ts';
import { withDeadline } from './with-deadline.ts';

const hang = <T>() => new Promise<T>(() => {});

/** A store that never responds. */
const hangingStore: Store = {
  read: hang,
  list: hang,
  revision: hang,
  listRevisions: hang,
  putIfAbsent: hang,
  replace: hang,
  removeRevision: hang,
};

const bytes = Buffer.from('x');

test.each<[name: string, code: string, run: (store: Store) => Promise<unknown>]>([
  ['read', 'STORE_TIMEOUT', (store) => store.read('a/b')],
  ['list', 'STORE_TIMEOUT', (store) => store.list('a/')],
  ['revision', 'STORE_TIMEOUT', (store) => store.revision('a/b')],
  ['listRevisions', 'STORE_TIMEOUT', (store) => store.listRevisions('a/')],
  ['putIfAbsent', 'STORE_WRITE_UNCONFIRMED', (store) => store.putIfAbsent('a/b', bytes)],
  ['replace', 'STORE_WRITE_UNCONFIRMED', (store) => store.replace('a/b', bytes)],
  ['removeRevision', 'STORE_WRITE_UNCONFIRMED', (store) => store.removeRevision('a/b', '1')],
])('%s fails at the deadline with %s', async (_, code, run) => {
  await expect(run(withDeadline(hangingStore, 1))).rejects.toMatchObject({ code });
});

describe('the time of an operation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  /** The error codes of operations that time passes for; `ok` for those that succeed. */
  async function outcomes(work: Promise<unknown>[]) {
    const settled = Promise.all(
      work.map((one) =>
        one.then(
          () => 'ok',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    await jest.advanceTimersByTimeAsync(1_000_000);
    return [...new Set(await settled)];
  }

  test('begins when it does: 200 reads of 100 ms have a deadline of 300 ms each', async () => {
    const run = pLimit(32);
    const slow = {
      ...hangingStore,
      read: () => run(async () => void (await sleep(100))) as Promise<undefined>,
    };
    const store = withDeadline(slow, 300);
    expect(await outcomes(Array.from({ length: 200 }, () => store.read('a/b')))).toEqual(['ok']);
  });

  test.each(['list', 'listRevisions'] as const)('begins again with each page (%s)', async (list) => {
    const service = fakeS3();
    for (let i = 0; i < 10; i += 1)
      await service.send({ method: 'PUT', key: `blobs/${i}`, body: Buffer.from('x') });
    const slow = simulatedS3Store(service, () => sleep(40_000));
    // Four pages.
    expect(await outcomes([withDeadline(slow, 60_000)[list]('blobs/')])).toEqual(['ok']);
    const hanging = simulatedS3Store(service, ({ query }) =>
      query?.['continuation-token'] ? hang() : Promise.resolve(),
    );
    expect(await outcomes([withDeadline(hanging, 60_000)[list]('blobs/')])).toEqual(['STORE_TIMEOUT']);
  });

  test('of a write grows with its bytes', async () => {
    const slow = { ...hangingStore, putIfAbsent: async () => sleep(100_000).then(() => true) };
    const store = withDeadline(slow, 60_000);
    expect(await outcomes([store.putIfAbsent('a/b', Buffer.alloc(1_600_000))])).toEqual(['ok']);
    expect(await outcomes([store.putIfAbsent('a/b', Buffer.alloc(1_000))])).toEqual([
      'STORE_WRITE_UNCONFIRMED',
    ]);
  });
});
