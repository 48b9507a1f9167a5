import { satisfies } from 'semver';
import { isInRange } from './is-in-range.js';

const VERSIONS = [
  '0.0.3',
  '0.0.4',
  '0.1.0',
  '0.1.9',
  '0.2.0',
  '1.0.0',
  '18.9.9',
  '19.2.9',
  '19.3.0',
  '19.3.1',
  '19.10.0',
  '20.0.0',
];
const RANGES = ['^0.0.3', '^0.1.0', '^1.0.0', '^19.3.0', '^20.0.0'];

test.each(RANGES)('finds the same versions in %s as semver', (range) => {
  expect(VERSIONS.filter((version) => isInRange(version, range))).toEqual(
    VERSIONS.filter((version) => satisfies(version, range)),
  );
});
