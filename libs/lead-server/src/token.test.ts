import { MAX_TOKEN_AGE_MS, MIN_TOKEN_AGE_MS, tokens } from './token.ts';

const NOW = Date.UTC(2026, 0, 1);
const ours = tokens(Buffer.alloc(32, 1));

test('a token is valid from 2 seconds to 12 hours after it was issued', () => {
  const { text, waitMs } = ours.issue(NOW);
  expect([MIN_TOKEN_AGE_MS, waitMs]).toEqual([2_000, 2_000]);
  expect(ours.read(text, NOW + 1_999)?.waitMs).toBe(1);
  expect(ours.read(text, NOW + 2_000)?.waitMs).toBe(0);
  expect(ours.read(text, NOW + MAX_TOKEN_AGE_MS)).toMatchObject({ waitMs: 0, isFresh: false });
  expect(ours.read(text, NOW + MAX_TOKEN_AGE_MS + 1)).toBeUndefined();
});

test('has a stable and unique id', () => {
  const { text, id } = ours.issue(NOW);
  expect(ours.read(text, NOW + 5_000)?.id).toBe(id);
  expect(ours.issue(NOW).id).not.toBe(id);
});

test('rejects a token signed with another key or altered anywhere', () => {
  const { text } = ours.issue(NOW);
  expect(tokens(Buffer.alloc(32, 2)).read(text, NOW)).toBeUndefined();
  for (let at = 0; at < text.length; at += 1) {
    const altered = text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
    // The last character of a signature has two unused bits.
    if (at < text.length - 1) expect(ours.read(altered, NOW)).toBeUndefined();
  }
});

test.each([undefined, '', '..', 'a.b.c', `${'9'.repeat(11)}.${'a'.repeat(22)}.${'b'.repeat(43)}`])(
  '%p is not a token',
  (text) => expect(ours.read(text, NOW)).toBeUndefined(),
);

test('rejects a token from the future, but tolerates a clock set back slightly', () => {
  const { text } = ours.issue(NOW);
  expect(ours.read(text, NOW - 30_000)?.waitMs).toBe(32_000);
  expect(ours.read(text, NOW - 90_000)).toBeUndefined();
});
