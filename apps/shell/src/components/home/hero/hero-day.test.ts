import { worldClock } from '@vantedge/content-site';
import { dateInCebu, dayOf, hourReading, servedDay } from './hero-day.ts';

const HOUR_MS = 36e5;
/** Returns the local times of the five hours in a city. */
const times = (instant: string, city: 'cebu' | 'losAngeles') =>
  dayOf(new Date(instant)).hours.map((reading) => reading[city].time);

test('the prerendered day is 20 November, in standard time', () => {
  expect(servedDay.now).toBeUndefined();
  expect(servedDay.hours.map(({ cebu }) => `${cebu.day} ${cebu.time}`)).toEqual([
    'Fri 6 a.m.',
    'Fri 12 p.m.',
    'Fri 5:30 p.m.',
    'Fri 8 p.m.',
    'Fri 10:30 p.m.',
  ]);
  expect(servedDay.hours.map(({ losAngeles }) => `${losAngeles.day} ${losAngeles.time}`)).toEqual([
    'Thu 2 p.m.',
    'Thu 8 p.m.',
    'Fri 1:30 a.m.',
    'Fri 4 a.m.',
    'Fri 6:30 a.m.',
  ]);
  // The band starts at midnight in Cebu City.
  expect(servedDay.hours.map(({ mark }) => mark * 24)).toEqual([6, 12, 17.5, 20, 22.5]);
});

test('its written times are those that time zones give', () => {
  const { hours, date } = servedDay;
  expect(hours).toEqual(worldClock.hours.map(({ name, at }) => hourReading(name, new Date(at), 0)));
  expect(date).toBe(dateInCebu(hours[1]!.at));
});

test('on that day the computed hours match the prerendered ones within minutes', () => {
  const day = dayOf(new Date('2026-11-20T03:00Z'));
  day.hours.forEach(({ at }, hour) => {
    expect(Math.abs(at.getTime() - servedDay.hours[hour]!.at.getTime()) / 6e4).toBeLessThan(6);
  });
});

test.each([
  ['June solstice', '2026-06-21T03:00Z', '5:28 a.m.', '5:42 a.m.'],
  ['December solstice', '2026-12-21T03:00Z', '6:16 a.m.', '6:54 a.m.'],
])('dawn matches the almanac: %s', (_, instant, manila, losAngeles) => {
  const near = (time: string, almanac: string) => {
    const minutes = (clock: string) => {
      const [, hour, minute = '0'] = /^(\d+)(?::(\d+))? a\.m\.$/.exec(clock)!;
      return Number(hour) * 60 + Number(minute);
    };
    expect(Math.abs(minutes(time) - minutes(almanac))).toBeLessThanOrEqual(2);
  };
  near(times(instant, 'cebu')[0]!, manila);
  near(times(instant, 'losAngeles')[4]!, losAngeles);
});

test('on every day of the year the five hours are in order and within one day in Cebu City', () => {
  for (let day = 0; day < 366; day++) {
    const noon = new Date(Date.UTC(2028, 0, 1, 4) + day * 24 * HOUR_MS);
    const { hours } = dayOf(noon);
    const since = hours.map(({ at }) => (at.getTime() - noon.getTime()) / HOUR_MS + 12);
    expect(since).toEqual(since.toSorted((a, b) => a - b));
    expect(since[0]).toBeGreaterThan(5);
    expect(since[4]).toBeLessThan(24);
    expect(new Set(hours.map(({ cebu }) => cebu.day)).size).toBe(1);
  }
});

describe('daylight saving time in Los Angeles', () => {
  test('shifts local times in Los Angeles by an hour, but not in Cebu City', () => {
    // Noon in Cebu City on the Saturday before, and on the Monday after.
    expect(times('2026-03-07T04:00Z', 'losAngeles')[1]).toBe('8 p.m.');
    expect(times('2026-03-09T04:00Z', 'losAngeles')[1]).toBe('9 p.m.');
    expect(times('2026-03-09T04:00Z', 'cebu')[1]).toBe('12 p.m.');
    expect(times('2026-10-31T04:00Z', 'losAngeles')[1]).toBe('9 p.m.');
    expect(times('2026-11-02T04:00Z', 'losAngeles')[1]).toBe('8 p.m.');
  });

  test('local times are right before and after each change', () => {
    // 8 March, 02:00 in Los Angeles is 18:00 in Cebu City: noon is before it, dusk (18:13) after.
    expect(times('2026-03-08T04:00Z', 'losAngeles').slice(1, 3)).toEqual([
      '8 p.m.',
      expect.stringMatching(/^3:\d\d a\.m\.$/),
    ]);
    const before = dayOf(new Date('2026-03-08T09:59Z'));
    const after = dayOf(new Date('2026-03-08T10:00Z'));
    expect([before.now?.losAngeles.time, after.now?.losAngeles.time]).toEqual(['1:59 a.m.', '3 a.m.']);
    expect([before.now?.cebu.time, after.now?.cebu.time]).toEqual(['5:59 p.m.', '6 p.m.']);
    // 1 November, 02:00 becomes 01:00, which is 17:00 in Cebu City.
    const autumn = ['2026-11-01T08:59Z', '2026-11-01T09:00Z'].map((time) => dayOf(new Date(time)).now);
    expect(autumn.map((now) => now?.losAngeles.time)).toEqual(['1:59 a.m.', '1 a.m.']);
  });

  test('the band starts when Los Angeles opens: at midnight in Cebu City, or an hour earlier', () => {
    const winter = dayOf(new Date('2026-01-15T04:00Z'));
    const summer = dayOf(new Date('2026-07-15T04:00Z'));
    expect([winter.cebuStart, summer.cebuStart]).toEqual([0, 23]);
    // Noon in Cebu City, in hours from the start of the band.
    expect([winter, summer].map(({ hours }) => hours[1]!.mark * 24)).toEqual([12, 13]);
  });
});

describe('the current time', () => {
  test('is in the local time of both cities', () => {
    expect(dayOf(new Date('2026-11-21T15:59Z')).now).toMatchObject({
      cebu: { day: 'Sat', time: '11:59 p.m.' },
      losAngeles: { day: 'Sat', time: '7:59 a.m.' },
    });
  });

  test('the day changes at midnight in Cebu City', () => {
    const dates = ['2026-11-21T15:59Z', '2026-11-21T16:00Z'].map((time) =>
      dayOf(new Date(time)).hours[1]!.at.toISOString(),
    );
    expect(dates).toEqual(['2026-11-21T04:00:00.000Z', '2026-11-22T04:00:00.000Z']);
  });

  test('uses the image of the nearest hour, also across midnight', () => {
    const nearest = (time: string) => dayOf(new Date(time)).now?.nearest;
    expect(nearest('2026-11-20T23:00Z')).toBe(0);
    expect(nearest('2026-11-21T04:30Z')).toBe(1);
    expect(nearest('2026-11-21T12:00Z')).toBe(3);
    // 01:00 in Cebu City: dawn in Los Angeles was two and a half hours ago.
    expect(nearest('2026-11-20T17:00Z')).toBe(4);
  });
});
