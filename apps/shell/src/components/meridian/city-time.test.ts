import { cityTime } from './city-time.ts';

test('one instant is two days in two cities', () => {
  expect(cityTime('2026-11-19T22:00Z', 8)).toEqual({
    day: 'Fri',
    time: '06:00',
    iso: '2026-11-20T06:00+08:00',
    part: 0.25,
  });
  expect(cityTime('2026-11-19T22:00Z', -8)).toMatchObject({
    day: 'Thu',
    time: '14:00',
    iso: '2026-11-19T14:00-08:00',
  });
});
