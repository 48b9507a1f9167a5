import { company } from '@vantedge/content-shared';

const [losAngeles, cebu] = company.offices;

/** Weekday and time of a city, for `LocalTime`. */
const DAY_AND_TIME = '{weekday} {time}';

/** The world clock of the home page. */
export const worldClock = {
  /** Without scripts the map shows dawn in Cebu City, on November 20, 2026. */
  served: '2026-11-19T22:00Z',
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
} as const;
