import { SUNRISE_ALTITUDE } from './sun.ts';

/** The tones of the map's sky, by minimum altitude of the sun in degrees. The last is full day. */
export const SKY = [
  { name: 'astro', altitude: -18, tone: '#0a202a' },
  { name: 'nautical', altitude: -12, tone: '#0d2833' },
  { name: 'civil', altitude: -6, tone: '#11313d' },
  { name: 'day', altitude: SUNRISE_ALTITUDE, tone: '#163c49' },
] as const;
