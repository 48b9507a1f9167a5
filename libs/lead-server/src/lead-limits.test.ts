import { leadLimiter, pseudonym } from './lead-limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIMITS = { postsPerMinute: 3, messagesPerDay: 5 };

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

  test('are limited in a minute; waiting for the stated time is enough, regardless of earlier rejections', async () => {
    const limit = limiter();
    expect(await waitTimes(limit, 5)).toEqual([0, 0, 0, MINUTE_MS, MINUTE_MS]);
    now += 20_000;
    expect(await waitTimes(limit, 1)).toEqual([40_000]);
    now += 40_000;
    expect(await waitTimes(limit, 4)).toEqual([0, 0, 0, MINUTE_MS]);
  });

  test('are counted for each visitor', async () => {
    const limit = limiter();
    await waitTimes(limit, 4);
    expect(await waitTimes(limit, 1, 'b')).toEqual([0]);
  });

  test('are not granted by a clock that is set back', async () => {
    const limit = limiter();
    await waitTimes(limit, 3);
    now -= 10_000;
    expect(await waitTimes(limit, 1)).toEqual([MINUTE_MS + 10_000]);
  });
});

describe('messages', () => {
  /** Sends a message; returns the time to wait, 0 if it was stored. */
  function sender() {
    const limiter = leadLimiter(LIMITS);
    return async (put = async () => ({ id: '1', isNew: true }), visitor = 'office') => {
      const result = await limiter.message(visitor, put);
      return 'waitMs' in result ? result.waitMs : 0;
    };
  }

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

  test('are not counted when they were not stored, or known to the store', async () => {
    const send = sender();
    for (let i = 0; i < 10; i += 1) {
      await expect(send(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
      expect(await send(async () => ({ id: '1', isNew: false }))).toBe(0);
    }
    expect(await send()).toBe(0);
  });
});

test('a pseudonym depends on the key, not on the case, and is far shorter than an address', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  expect(pseudonym(one, 'Ada@example.com')).toBe(pseudonym(one, 'ada@example.com'));
  expect(pseudonym(one, '192.0.2.1')).not.toBe(pseudonym(one, '192.0.2.2'));
  expect(pseudonym(one, '192.0.2.1')).not.toBe(pseudonym(other, '192.0.2.1'));
  expect(pseudonym(one, '192.0.2.1')).toHaveLength(3);
});
