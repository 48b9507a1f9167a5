import { leadLimiter, pseudonym } from './lead-limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIMITS = { posts: 3, messagesPerMinute: 3, messagesPerDay: 5 };

let now = 0;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

describe('submissions', () => {
  const limiter = () => leadLimiter(LIMITS);
  const waitTimes = async ({ post }: ReturnType<typeof limiter>, times: number, visitor = 'a') =>
    Promise.all(Array.from({ length: times }, () => post(visitor)));

  test('are limited in five minutes; waiting for the stated time is enough, regardless of earlier rejections', async () => {
    const limit = limiter();
    expect(await waitTimes(limit, 5)).toEqual([0, 0, 0, 5 * MINUTE_MS, 5 * MINUTE_MS]);
    now += 2 * MINUTE_MS;
    expect(await waitTimes(limit, 1)).toEqual([3 * MINUTE_MS]);
    now += 3 * MINUTE_MS;
    expect(await waitTimes(limit, 4)).toEqual([0, 0, 0, 5 * MINUTE_MS]);
  });

  test('are counted for each visitor, and apart from those of other sites', async () => {
    const limit = limiter();
    await waitTimes(limit, 4);
    expect(await waitTimes(limit, 1, 'b')).toEqual([0]);
    for (let i = 0; i < 4; i += 1) await limit.foreignPost('b');
    expect(await limit.foreignPost('b')).toBe(5 * MINUTE_MS);
    expect(await waitTimes(limit, 1, 'b')).toEqual([0]);
  });

  test('are not granted by a clock that is set back', async () => {
    const limit = limiter();
    await waitTimes(limit, 3);
    now -= 10_000;
    expect(await waitTimes(limit, 1)).toEqual([5 * MINUTE_MS + 10_000]);
  });
});

describe('messages', () => {
  /** Sends messages, each with its own key unless one is given; returns the times to wait. */
  function sender() {
    const limiter = leadLimiter(LIMITS);
    let sent = 0;
    const store = async () => ({ id: '1', isNew: true });
    return async ({ visitor = 'office', key = `${sent}` } = {}, put = store) => {
      sent += 1;
      return (await limiter.message({ visitor, key }, put)).waitMs;
    };
  }

  test('are three a minute per visitor', async () => {
    const send = sender();
    const waitTimes = [];
    for (let i = 0; i < 4; i += 1) {
      waitTimes.push(await send());
      now += 1_000;
    }
    expect(waitTimes).toEqual([0, 0, 0, 57_000]);
    now += 56_000;
    expect(await send()).toBe(0);
  });

  test('are five a day per visitor; waiting for the stated time is enough', async () => {
    const send = sender();
    const waitTimes = [];
    for (let i = 0; i < 6; i += 1) {
      waitTimes.push(await send());
      now += MINUTE_MS;
    }
    expect(waitTimes).toEqual([0, 0, 0, 0, 0, DAY_MS - 5 * MINUTE_MS]);
    now += DAY_MS - 6 * MINUTE_MS - 1;
    expect(await send()).toBe(1);
    now += 1;
    expect(await send()).toBe(0);
  });

  test('are counted once: a retry of a stored message is never limited', async () => {
    const send = sender();
    for (const key of ['a', 'b', 'c', 'c', 'a']) expect(await send({ key })).toBe(0);
    expect(await send({ key: 'd' })).toBe(MINUTE_MS);
    expect(await send({ key: 'd' })).toBe(MINUTE_MS);
  });

  test('are not counted when they were not stored, or known to the store', async () => {
    const send = sender();
    for (let i = 0; i < 10; i += 1) {
      await expect(send({}, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
      expect(await send({}, async () => ({ id: '1', isNew: false }))).toBe(0);
    }
    expect(await send()).toBe(0);
  });

  test('that arrive at once do not pass the limit', async () => {
    const send = sender();
    const waitTimes = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(waitTimes.filter((wait) => wait === 0)).toHaveLength(3);
  });
});

test('a pseudonym depends on the key, not on the case, and is far shorter than an address', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  expect(pseudonym(one, 'Ada@example.com')).toBe(pseudonym(one, 'ada@example.com'));
  expect(pseudonym(one, '192.0.2.1')).not.toBe(pseudonym(one, '192.0.2.2'));
  expect(pseudonym(one, '192.0.2.1')).not.toBe(pseudonym(other, '192.0.2.1'));
  expect(pseudonym(one, '192.0.2.1')).toHaveLength(3);
});
