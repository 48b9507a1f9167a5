/** The world clock of the home page. Server HTML shows five times of November 20, 2026. */
export const worldClock = {
  hours: [
    { name: 'Dawn in Cebu City', at: '2026-11-19T22:00Z' },
    { name: 'Noon in Cebu City', at: '2026-11-20T04:00Z' },
    { name: 'Dusk in Cebu City', at: '2026-11-20T09:30Z' },
    { name: 'Night in both cities', at: '2026-11-20T12:00Z' },
    { name: 'Dawn in Los Angeles', at: '2026-11-20T14:30Z' },
  ],
  /** Degrees; east and north are positive. */
  cities: {
    manila: { name: 'Manila', longitude: 120.98, latitude: 14.6 },
    cebu: { name: 'Cebu City', short: 'Cebu', longitude: 123.8854, latitude: 10.3157 },
    losAngeles: { name: 'Los Angeles', short: 'L.A.', longitude: -118.2437, latitude: 34.0522 },
  },
  map: 'World map centered on the Pacific, showing day and night at five times during one day. The times in Cebu City and Los Angeles are listed below.',
  together: 'hours of overlap',
  ahead: 'more hours of work in Cebu City',
  choice: 'Time of day shown on the map',
  autoplay: { label: 'Play all', note: '8 seconds each' },
  /** The current time; unset until the page is hydrated. */
  now: { label: 'Now', placeholder: '––:––' },
  name: 'One day, two offices:',
  caption: 'they overlap for nine hours while Los Angeles is open, then Cebu City works another fifteen.',
  date: 'Daylight is shown for {date}.',
  pause: 'Pause motion',
};
