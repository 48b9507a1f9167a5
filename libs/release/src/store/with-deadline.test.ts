import type { Store, StoreOptions } from './store.ts';
import { withDeadline } from './with-deadline.ts';

/** A store that never responds. `signals` are those it received. */
function hangingStore() {
  const signals: AbortSignal[] = [];
  const hang = <T>(...parameters: unknown[]) => {
    signals.push((parameters.at(-1) as { signal: AbortSignal }).signal);
    return new Promise<T>(() => {});
  };
  const store: Store = {
    read: hang,
    has: hang,
    list: hang,
    revision: hang,
    listRevisions: hang,
    putIfAbsent: hang,
    replace: hang,
    removeRevision: hang,
  };
  return { store, signals };
}

const bytes = Buffer.from('x');

type Run = (store: Store, options?: StoreOptions) => Promise<unknown>;

const operations: [name: string, code: string, run: Run][] = [
  ['read', 'STORE_TIMEOUT', (store, options) => store.read('a/b', options)],
  ['has', 'STORE_TIMEOUT', (store, options) => store.has('a/b', options)],
  ['list', 'STORE_TIMEOUT', (store, options) => store.list('a/', options)],
  ['revision', 'STORE_TIMEOUT', (store, options) => store.revision('a/b', options)],
  ['listRevisions', 'STORE_TIMEOUT', (store, options) => store.listRevisions('a/', options)],
  ['putIfAbsent', 'STORE_WRITE_UNCONFIRMED', (store, options) => store.putIfAbsent('a/b', bytes, options)],
  ['replace', 'STORE_WRITE_UNCONFIRMED', (store, options) => store.replace('a/b', bytes, options)],
  [
    'removeRevision',
    'STORE_WRITE_UNCONFIRMED',
    (store, options) => store.removeRevision('a/b', '1', options),
  ],
];

test.each(operations)('%s fails at the deadline with %s and ends the operation', async (_, code, run) => {
  const { store, signals } = hangingStore();
  await expect(run(withDeadline(store, 1))).rejects.toMatchObject({ code });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test.each(operations)('%s can be ended before the deadline (else %s)', async (_, __, run) => {
  const { store, signals } = hangingStore();
  const reason = new Error('canceled');
  const canceled = new AbortController();
  const ended = run(withDeadline(store, 600_000), { signal: canceled.signal });
  canceled.abort(reason);
  await expect(ended).rejects.toBe(reason);
  expect(signals.map((signal) => signal.reason)).toEqual([reason]);
});
