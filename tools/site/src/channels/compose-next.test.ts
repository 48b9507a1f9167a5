import type { LogEntry, Release } from '@vantedge/release';
import { fakeCompose } from '@vantedge/release/testing';
import { composersAfter } from './compose-next.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string];

const after = (own: string, used: string[] | undefined, of = used?.[0], isRevert = false) => {
  const base: Release = { ...fakeCompose(undefined, 'stories', A), ...(of && { composer: of }) };
  const live = { composer: used } as LogEntry;
  return composersAfter(own, { channel: 'production', live, base, isRevert });
};

test('a new composer is put first', () => {
  expect(composersAfter(A, { channel: 'production', live: undefined, base: undefined })).toEqual([A]);
  expect(after(A, undefined)).toEqual([A]);
  expect(after(B, [A])).toEqual([B, A]);
  expect(after(B, [B, A])).toEqual([B, A]);
});

test('at most 20 are remembered', () => {
  const used = Array.from({ length: 20 }, (_, i) => String(i).padStart(16, '0'));
  expect(after(A, used)).toEqual([A, ...used.slice(0, 19)]);
});

test('a replaced composer is refused', () => {
  for (const own of [A, B])
    expect(() => after(own, [C, B, A])).toThrow(expect.objectContaining({ code: 'COMPOSER_OUTDATED' }));
});

test('after a rollback of the site, both its composer and the newest one are accepted', () => {
  expect(after(A, [B, A], A)).toEqual([B, A]);
  expect(after(B, [B, A], A)).toEqual([B, A]);
});

test('a revert makes a replaced composer the newest one', () => {
  const reverted = after(A, [C, B, A], C, true);
  expect(reverted).toEqual([A, C, B]);
  expect(() => after(C, reverted, A)).toThrow(expect.objectContaining({ code: 'COMPOSER_OUTDATED' }));
});
