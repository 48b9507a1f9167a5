import { rateLimit } from './rate-limit.ts';

const limits = { burst: 3, every: 1_000, visitors: 2 };
const waits = (limit: ReturnType<typeof rateLimit>, times: number, now: number, who = 'a') =>
  Array.from({ length: times }, () => limit.take(who, now).wait);

test('so many at once, then one each time that one more is due', () => {
  const limit = rateLimit(limits);
  expect(waits(limit, 4, 0)).toEqual([0, 0, 0, 1_000]);
  expect(waits(limit, 1, 400)).toEqual([600]);
  expect(waits(limit, 2, 1_000)).toEqual([0, 1_000]);
  expect(waits(limit, 4, 100_000)).toEqual([0, 0, 0, 1_000]);
});

test('waiting as long as was said is enough, however often one was refused before', () => {
  const limit = rateLimit(limits);
  waits(limit, 50, 0);
  expect(waits(limit, 1, 1_000)).toEqual([0]);
});

test('who goes on without waiting is a flood', () => {
  const limit = rateLimit(limits);
  const floods = Array.from({ length: 8 }, () => limit.take('a', 0).isFlood);
  expect(floods).toEqual([false, false, false, false, false, false, true, true]);
  expect(limit.take('a', 1_000)).toEqual({ wait: 0, isFlood: false });
});

test('one visitor is not counted for another', () => {
  const limit = rateLimit(limits);
  waits(limit, 4, 0);
  expect(waits(limit, 1, 0, 'b')).toEqual([0]);
});

test('of too many visitors the one that was here longest ago is forgotten', () => {
  const limit = rateLimit(limits);
  waits(limit, 4, 0, 'a');
  waits(limit, 4, 0, 'b');
  expect(waits(limit, 1, 0, 'a')).toEqual([1_000]);
  waits(limit, 1, 0, 'c');
  expect(waits(limit, 1, 0, 'a')).toEqual([1_000]);
  expect(waits(limit, 1, 0, 'b')).toEqual([0]);
});

test('a clock that was set back gives nothing', () => {
  const limit = rateLimit(limits);
  waits(limit, 3, 10_000);
  expect(waits(limit, 1, 0)).toEqual([1_000]);
});
