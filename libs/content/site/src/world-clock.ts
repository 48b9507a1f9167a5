import { company } from '@vantedge/content-shared';

const [losAngeles, cebu] = company.offices;

/** Weekday and time of a city, for `LocalTime`. */
const DAY_AND_TIME = '{weekday} {time}';

/** The world clock of the home page. */
export const worldClock = {
  /** Five hours of November 20, 2026. Without scripts the map shows the first. */
  hours: [
    { name: 'Dawn in Cebu City', at: '2026-11-19T22:00Z' },
    { name: 'Noon in Cebu City', at: '2026-11-20T04:00Z' },
    { name: 'Dusk in Cebu City', at: '2026-11-20T09:30Z' },
    { name: 'Night in both cities', at: '2026-11-20T12:00Z' },
    { name: 'Dawn in Los Angeles', at: '2026-11-20T14:30Z' },
  ],
  /** Degrees; east and north are positive. */
  cities: {
    manila: {
      name: 'Manila',
      timeZone: cebu.timeZone,
      text: '{time}',
      longitude: 120.98,
      latitude: 14.6,
    },
    cebu: {
      name: 'Cebu City',
      short: 'Cebu',
      timeZone: cebu.timeZone,
      text: DAY_AND_TIME,
      longitude: 123.8854,
      latitude: 10.3157,
    },
    losAngeles: {
      name: 'Los Angeles',
      short: 'L.A.',
      timeZone: losAngeles.timeZone,
      text: DAY_AND_TIME,
      longitude: -118.2437,
      latitude: 34.0522,
    },
  },
  map: 'World map centered on the Pacific, showing day and night.',
  together: 'hours of overlap',
  ahead: 'more hours of work in Cebu City',
  /** Names the present on the map. */
  now: 'Now',
  name: 'One day, two offices:',
  caption: 'they overlap for nine hours while Los Angeles is open, then Cebu City works another fifteen.',
  date: 'Daylight is shown for {date}.',
  day: 'November 20',
  pause: 'Pause motion',
} as const;
