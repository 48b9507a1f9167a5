import { figureParts } from './figure-parts.ts';

test.each([
  [
    { value: '140', suffix: '+' },
    { value: '140', suffix: '+' },
  ],
  [
    { value: '6.86', suffix: '/7' },
    { value: '6.86', unit: '/7' },
  ],
  [
    { value: '1', suffix: 'year' },
    { value: '1', unit: 'year' },
  ],
  [{ value: '$24' }, { prefix: '$', value: '24' }],
  [{ value: '24/7' }, { value: '24/7' }],
])('%o is set as %o', (stated, parts) => {
  expect(figureParts(stated)).toEqual(parts);
});
