import { setImmediate } from 'node:timers/promises';
import { limit } from './limit.ts';

test('runs at most `width` tasks at once, in order, and releases the slot of a failed task', async () => {
  const run = limit(3);
  let running = 0;
  let maxRunning = 0;
  const order: number[] = [];
  const batch = (from: number) =>
    Array.from({ length: 20 }, (_, i) =>
      run(async () => {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        order.push(from + i);
        await setImmediate();
        running -= 1;
        if (i % 2) throw new Error(`task ${i}`);
      }),
    );
  const first = batch(0);
  // New tasks must not exceed the limit while others wait, nor after they have finished.
  await setImmediate();
  const results = await Promise.allSettled([...first, ...batch(20)]);
  await Promise.allSettled(batch(40));
  expect(maxRunning).toBe(3);
  expect(order).toEqual(Array.from({ length: 60 }, (_, i) => i));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
