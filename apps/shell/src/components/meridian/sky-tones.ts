/** Height of the sun's center at sunrise and sunset, in degrees: its upper edge, lifted by the air, touches the horizon. */
export const SUNRISE_ALTITUDE = -0.833;

/** The tones of the map's sky: where the sun stands at least so high (degrees) it is so bright; the last is full day. */
export const SKY = [
  { name: 'astro', altitude: -18, tone: '#0a202a' },
  { name: 'nautical', altitude: -12, tone: '#0d2833' },
  { name: 'civil', altitude: -6, tone: '#11313d' },
  { name: 'day', altitude: SUNRISE_ALTITUDE, tone: '#163c49' },
] as const;
