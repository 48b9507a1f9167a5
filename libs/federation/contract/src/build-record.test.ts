import { compatibleRange } from './build-record.ts';

test.each([
  ['19.3.1', '^19.3.0'],
  ['0.1.4', '^0.1.0'],
  ['0.0.4', '^0.0.4'],
  ['20.0.0-rc.1', '^20.0.0-rc.1'],
])('a build made with %s works with %s', (version, range) => {
  expect(compatibleRange(version)).toBe(range);
});
