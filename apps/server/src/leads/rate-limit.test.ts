import { rateLimit } from './rate-limit.ts';

const limits = { burst: 3, refillIntervalMs: 1_000, maxVisitors: 2 };
const waitTimes = (limit: ReturnType<typeof rateLimit>, times: number, now: number, who = 'a') =>
  Array.from({ length: times }, () => limit.take(who, now).waitMs);

test('allows a burst, then one submission per interval', () => {
  const limit = rateLimit(limits);
  expect(waitTimes(limit, 4, 0)).toEqual([0, 0, 0, 1_000]);
  expect(waitTimes(limit, 1, 400)).toEqual([600]);
  expect(waitTimes(limit, 2, 1_000)).toEqual([0, 1_000]);
  expect(waitTimes(limit, 4, 100_000)).toEqual([0, 0, 0, 1_000]);
});

test('waiting for the stated time is enough, regardless of earlier rejections', () => {
  const limit = rateLimit(limits);
  waitTimes(limit, 50, 0);
  expect(waitTimes(limit, 1, 1_000)).toEqual([0]);
});

test('reports a flood when a visitor does not wait', () => {
  const limit = rateLimit(limits);
  const floods = Array.from({ length: 8 }, () => limit.take('a', 0).isFlood);
  expect(floods).toEqual([false, false, false, false, false, false, true, true]);
  expect(limit.take('a', 1_000)).toEqual({ waitMs: 0, isFlood: false });
});

test('counts each visitor separately', () => {
  const limit = rateLimit(limits);
  waitTimes(limit, 4, 0);
  expect(waitTimes(limit, 1, 0, 'b')).toEqual([0]);
});

test('drops the visitor seen longest ago when there are too many', () => {
  const limit = rateLimit(limits);
  waitTimes(limit, 4, 0, 'a');
  waitTimes(limit, 4, 0, 'b');
  expect(waitTimes(limit, 1, 0, 'a')).toEqual([1_000]);
  waitTimes(limit, 1, 0, 'c');
  expect(waitTimes(limit, 1, 0, 'a')).toEqual([1_000]);
  expect(waitTimes(limit, 1, 0, 'b')).toEqual([0]);
});

test('a clock that is set back grants nothing', () => {
  const limit = rateLimit(limits);
  waitTimes(limit, 3, 10_000);
  expect(waitTimes(limit, 1, 0)).toEqual([1_000]);
});
