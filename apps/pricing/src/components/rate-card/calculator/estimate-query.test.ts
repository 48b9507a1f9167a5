import { defaultInput, type EstimateInput } from './estimate.ts';
import { readEstimate, writeEstimate } from './estimate-query.ts';

test('a URL without calculator fields has no inputs', () => {
  expect(readEstimate('')).toBeUndefined();
  expect(readEstimate('?utm_source=mail&custom_hours=90')).toBeUndefined();
});

test.each<EstimateInput>([
  defaultInput,
  { developers: 50, hours: 200, model: 'bto', customHours: 160, customMode: false },
  { developers: 2, hours: 96, model: 'boutique', customHours: 96, customMode: true },
  { developers: 0, hours: -5, model: 'augmentation', customHours: -5, customMode: true },
])('reads back what it has written: %o', (input) => {
  expect(readEstimate(`?${writeEstimate(input)}`)).toEqual(input);
});

test('reads the URL that the form creates without JavaScript', () => {
  const query = '?developers=7&hours=120&custom_hours=90&model=augmentation';
  expect(readEstimate(query)).toEqual({
    developers: 7,
    hours: 120,
    model: 'augmentation',
    customHours: 90,
    customMode: false,
  });
});

test('missing fields get their defaults', () => {
  expect(readEstimate('?developers=12')).toEqual({ ...defaultInput, developers: 12 });
});

test('hours that are not an option are custom hours', () => {
  expect(readEstimate('?hours=175')).toMatchObject({ hours: 175, customHours: 175, customMode: true });
});

test('invalid numbers become zero, an unknown model the default', () => {
  expect(readEstimate('?developers=five&hours=custom&custom_hours=&model=free')).toEqual({
    developers: 0,
    hours: 0,
    model: 'managed',
    customHours: 0,
    customMode: true,
  });
});
