import { connectionsWithin, descriptorLimit } from './descriptor-limit.ts';

test('connections leave descriptors for the store, and at least half of them are connections', () => {
  expect(connectionsWithin(1_024)).toBe(928);
  expect(connectionsWithin(64)).toBe(32);
  expect(connectionsWithin(Infinity)).toBe(Infinity);
});

test('a process has a limit, known or not', () => {
  expect(descriptorLimit()).toBeGreaterThan(16);
});
