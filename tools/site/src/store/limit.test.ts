import { setImmediate } from 'node:timers/promises';
import { limit } from './limit.ts';

test('never more than its width at once, in order, and a failure frees its place', async () => {
  const run = limit(3);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const batch = (from: number) =>
    Array.from({ length: 20 }, (_, i) =>
      run(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(from + i);
        await setImmediate();
        running -= 1;
        if (i % 2) throw new Error(`task ${i}`);
      }),
    );
  const first = batch(0);
  // A newcomer that arrives while others wait, and after they have gone, finds no more places than there are.
  await setImmediate();
  const results = await Promise.allSettled([...first, ...batch(20)]);
  await Promise.allSettled(batch(40));
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 60 }, (_, i) => i));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
