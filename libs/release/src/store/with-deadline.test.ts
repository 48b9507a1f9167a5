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
