import { setImmediate as nextCycle } from 'node:timers/promises';
import type { Store } from '@vantedge/release/store';

/** Runs tasks together, one store operation at a time. */
export interface OperationScheduler {
  /** A store whose operations wait for their turn. After `operations` of them, its user is killed: the next one never ends. */
  store(operations?: number): Store;
  /** Runs tasks until each has ended or was killed. `choose` returns a number below its argument, and decides whose turn it is. */
  run(tasks: (() => Promise<unknown>)[], choose: (below: number) => number): Promise<void>;
}

/** Lets tests choose the order of the store operations of concurrent tasks. `before` is called before each operation. */
export function scheduleOperations(inner: Store, before: () => void): OperationScheduler {
  const waiting: (() => void)[] = [];
  return {
    store(operations = Infinity) {
      let left = operations;
      const queued =
        <A extends unknown[], T>(work: (...parameters: A) => Promise<T>) =>
        async (...parameters: A): Promise<T> => {
          left -= 1;
          if (left < 0) return new Promise<T>(() => {});
          await new Promise<void>((resolve) => waiting.push(resolve));
          before();
          return work(...parameters);
        };
      return {
        read: queued(inner.read),
        has: queued(inner.has),
        list: queued(inner.list),
        putIfAbsent: queued(inner.putIfAbsent),
        replace: queued(inner.replace),
        revision: queued(inner.revision),
        listRevisions: queued(inner.listRevisions),
        removeRevision: queued(inner.removeRevision),
        ...(inner.putAsset && { putAsset: queued(inner.putAsset) }),
        ...(inner.listAssets && { listAssets: queued(inner.listAssets) }),
        ...(inner.removeAsset && { removeAsset: queued(inner.removeAsset) }),
      };
    },
    async run(tasks, choose) {
      const failures: unknown[] = [];
      for (const task of tasks) task().catch((error: unknown) => failures.push(error));
      // Everything but store operations is synchronous, so that all tasks wait or have ended after a turn of the event loop.
      await nextCycle();
      while (waiting.length) {
        waiting.splice(choose(waiting.length), 1)[0]!();
        await nextCycle();
      }
      if (failures.length) throw failures[0];
    },
  };
}
