import { revisionOf } from './revision-of.ts';
import { bytes, storedText } from './stored-text.ts';
import type { UseStore } from './use-store.ts';

/** Tests that every store ends operations when their signal is aborted. */
export function describeSignals(name: string, use: UseStore): void {
  describe(`${name} store with signals`, () => {
    test('does nothing with an aborted signal', () =>
      use(async (store) => {
        await store.putIfAbsent('c/1', bytes('first'));
        const revision = await revisionOf(store, 'c/1');
        const reason = new Error('canceled');
        const options = { signal: AbortSignal.abort(reason) };
        await expect(store.read('c/1', options)).rejects.toBe(reason);
        await expect(store.has('c/1', options)).rejects.toBe(reason);
        await expect(store.list('', options)).rejects.toBe(reason);
        await expect(store.revision('c/1', options)).rejects.toBe(reason);
        await expect(store.listRevisions('', options)).rejects.toBe(reason);
        await expect(store.putIfAbsent('c/2', bytes('x'), options)).rejects.toBe(reason);
        await expect(store.replace('c/1', bytes('x'), options)).rejects.toBe(reason);
        await expect(store.removeRevision('c/1', revision, options)).rejects.toBe(reason);
        expect(await store.list('')).toEqual(['c/1']);
        expect(await storedText(store, 'c/1')).toBe('first');
      }));

    test('ends an operation when its signal is aborted', () =>
      use(async (store) => {
        await store.putIfAbsent('c/1', bytes('first'));
        const reason = new Error('canceled');
        const canceled = new AbortController();
        const reads = Array.from({ length: 100 }, () => store.read('c/1', { signal: canceled.signal }));
        const ended = Promise.allSettled(reads);
        canceled.abort(reason);
        const rejected = (await ended).filter(({ status }) => status === 'rejected');
        for (const outcome of rejected) expect(outcome).toMatchObject({ reason });
        expect(await storedText(store, 'c/1')).toBe('first');
      }));
  });
}
