import { daySky, skyPush } from './day-sky.ts';
import { HOME_PLATE } from './plate.ts';
import { sunAt } from './sun.ts';

/** Every place of a path, across. */
const places = (path: string) => [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));

test('the sky goes west by a twenty-fourth of the map in an hour, and never more than half of it either way', () => {
  const six = sunAt(new Date('2026-06-21T06:00Z'));
  const push = (time: string) => skyPush(six, sunAt(new Date(time)));
  expect(push('2026-06-21T07:00Z')).toBeCloseTo(-HOME_PLATE.width / 24, 0);
  expect(push('2026-06-21T05:00Z')).toBeCloseTo(HOME_PLATE.width / 24, 0);
  expect(Math.abs(push('2026-06-21T17:30Z'))).toBeLessThanOrEqual(HOME_PLATE.width / 2);
});

test.each(['2026-03-20T14:46Z', '2026-06-21T08:24Z', '2026-09-23T00:05Z', '2026-12-21T20:50Z'])(
  'the tones of dawn lie inside one another: %s',
  (time) => {
    const widths = daySky(sunAt(new Date(time))).tones.map(({ path }) => {
      const all = places(path);
      return Math.max(...all) - Math.min(...all);
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  },
);

test('no line is drawn along the meridian of midnight where the sun does not set', () => {
  const { terminator } = daySky(sunAt(new Date('2026-06-21T08:24Z')));
  const heights = [...terminator.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  // The parallel of 65.7 degrees: above it there is no terminator.
  expect(Math.min(...heights)).toBeGreaterThan(4);
});
