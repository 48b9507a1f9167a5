import { messageLimit } from './message-limit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const limits = { perVisitorAndMinute: 3, perVisitorAndDay: 5, perEmailAndDay: 4, maxRemembered: 2 };

/** Sends messages, each with its own key unless one is given. */
function sender() {
  const limit = messageLimit(limits);
  let sent = 0;
  return (now: number, { visitor = 'office', email = `${sent}@example.com`, key = `${sent}` } = {}) => {
    sent += 1;
    return limit.take({ visitor, email, key }, now);
  };
}

test('allows three messages a minute per visitor; the fourth waits until the first is a minute old', () => {
  const send = sender();
  expect([0, 1_000, 2_000, 3_000].map((now) => send(now).waitMs)).toEqual([0, 0, 0, 57_000]);
  expect(send(MINUTE_MS).waitMs).toBe(0);
  expect(send(MINUTE_MS).waitMs).toBe(1_000);
});

test('allows five messages a day per visitor; waiting for the stated time is enough', () => {
  const send = sender();
  const waitTimes = Array.from({ length: 6 }, (_, i) => send(i * MINUTE_MS).waitMs);
  expect(waitTimes).toEqual([0, 0, 0, 0, 0, DAY_MS - 5 * MINUTE_MS]);
  expect(send(DAY_MS - 1).waitMs).toBe(1);
  expect(send(DAY_MS).waitMs).toBe(0);
});

test('allows four messages a day per email address, case-insensitively and from any network', () => {
  const send = sender();
  const from = (visitor: string, email: string) => send(0, { visitor, email }).waitMs;
  expect(['a', 'b', 'c', 'd'].map((visitor) => from(visitor, 'ada@example.com'))).toEqual([0, 0, 0, 0]);
  expect(from('e', 'ADA@example.com')).toBe(DAY_MS);
  expect(from('e', 'grace@example.com')).toBe(0);
});

test('counts a retried message once and never limits the retry', () => {
  const send = sender();
  for (const key of ['a', 'b', 'c', 'c', 'a']) expect(send(0, { key }).waitMs).toBe(0);
  expect(send(0, { key: 'd' }).waitMs).toBe(MINUTE_MS);
});

test('does not count a message that was not stored', () => {
  const send = sender();
  for (let i = 0; i < 10; i += 1) {
    const { waitMs, undo } = send(0);
    expect(waitMs).toBe(0);
    undo();
  }
});

test('drops the visitor seen longest ago when there are too many', () => {
  const send = sender();
  for (const visitor of ['a', 'a', 'a', 'b', 'c']) send(0, { visitor });
  expect(send(0, { visitor: 'a' }).waitMs).toBe(0);
});
