import { defaultInput, type EstimateInput } from './estimate.ts';
import { readEstimate, writeEstimate } from './estimate-query.ts';

test('an address without a field of the calculator says nothing', () => {
  expect(readEstimate('')).toBeUndefined();
  expect(readEstimate('?utm_source=mail&custom_hours=90')).toBeUndefined();
});

test.each<EstimateInput>([
  defaultInput,
  { developers: 50, hours: 200, model: 'bto', customHours: 160, customMode: false },
  { developers: 2, hours: 96, model: 'boutique', customHours: 96, customMode: true },
  { developers: 0, hours: -5, model: 'augmentation', customHours: -5, customMode: true },
])('what is written is read again: %o', (input) => {
  expect(readEstimate(`?${writeEstimate(input)}`)).toEqual(input);
});

test('what the form sends without a script is read as well', () => {
  const query = '?developers=7&hours=120&custom_hours=90&model=augmentation';
  expect(readEstimate(query)).toEqual({
    developers: 7,
    hours: 120,
    model: 'augmentation',
    customHours: 90,
    customMode: false,
  });
});

test('what is missing is the default', () => {
  expect(readEstimate('?developers=12')).toEqual({ ...defaultInput, developers: 12 });
});

test('hours beside the choices are custom hours', () => {
  expect(readEstimate('?hours=175')).toMatchObject({ hours: 175, customHours: 175, customMode: true });
});

test('nonsense is nought, and a model that is not offered is the default', () => {
  expect(readEstimate('?developers=five&hours=custom&custom_hours=&model=free')).toEqual({
    developers: 0,
    hours: 0,
    model: 'managed',
    customHours: 0,
    customMode: true,
  });
});
