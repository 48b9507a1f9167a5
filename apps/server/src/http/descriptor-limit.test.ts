import { connectionsWithin, descriptorLimit } from './descriptor-limit.ts';

test('reserves descriptors for the store, and uses at least half for connections', () => {
  expect(connectionsWithin(1_024)).toBe(928);
  expect(connectionsWithin(64)).toBe(32);
  expect(connectionsWithin(Infinity)).toBe(Infinity);
});

test('returns a positive limit', () => {
  expect(descriptorLimit()).toBeGreaterThan(16);
});
