import { defaultInput } from './calculator/estimate.ts';
import { pitchCase } from './savings-pitch.tsx';

const reference = { developers: 50, hours: 160 };
const published = {
  team: 50,
  hours: 8000,
  market: 400_000,
  cost: 192_000,
  monthly: 208_000,
  annual: 2_496_000,
  percent: 52,
};

test('before any change it is the case of 50 FTEs and 8,000 hours', () => {
  expect(pitchCase({ input: defaultInput, changed: false }, reference)).toEqual(published);
});

test('after a change it is the calculator’s team', () => {
  const input = { ...defaultInput, developers: 12, hours: 200 };
  expect(pitchCase({ input, changed: true }, reference)).toEqual({
    team: 12,
    hours: 2400,
    market: 120_000,
    cost: 57_600,
    monthly: 62_400,
    annual: 748_800,
    percent: 52,
  });
});

test.each([
  { developers: 0, hours: 160 },
  { developers: 5, hours: 0 },
  { developers: -5, hours: -160 },
])('without results ($developers of $hours hours) it is the reference case again', (entered) => {
  expect(pitchCase({ input: { ...defaultInput, ...entered }, changed: true }, reference)).toEqual(published);
});
