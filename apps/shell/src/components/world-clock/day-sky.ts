import { longitudeToX, HOME_MAP as map, type MapProjection, SCALE_HEIGHT } from './map-projection.ts';
import { type Point, type Sun, sunAt, SUNRISE_ALTITUDE } from './sun.ts';

/** The tones of the map's sky, by minimum altitude of the sun in degrees. The last is full day. */
export const SKY = [
  { name: 'astro', altitude: -18, tone: '#0a202a' },
  { name: 'nautical', altitude: -12, tone: '#0d2833' },
  { name: 'civil', altitude: -6, tone: '#11313d' },
  { name: 'day', altitude: SUNRISE_ALTITUDE, tone: '#163c49' },
] as const;

/** The sky is that of this day. */
const SERVED_DAY = Date.UTC(2026, 10, 20);

const HALF_HOUR_MS = 18e5;

/** The sun at every half hour of that day, from 00:00 UTC. The file of the map draws each. */
export const servedSuns: readonly Sun[] = Array.from({ length: 48 }, (_, index) =>
  sunAt(new Date(SERVED_DAY + index * HALF_HOUR_MS)),
);

/** Returns the number of the half hour of the UTC day that is nearest to an instant, from 0 to 47. */
export const halfHourAt = (instant: Date) => Math.round(instant.getTime() / HALF_HOUR_MS) % 48;

/** Distance that the sky moves west in half an hour, in units of the map. */
export const HALF_HOUR_UNITS = map.width / 48;

/**
 * Returns how far one sky must be shifted to become another of the same day: at most half a rotation, in user units.
 */
export function skyOffset(from: Sun, to: Sun): number {
  const { width } = map;
  const way = longitudeToX(map, to.longitude) - longitudeToX(map, from.longitude);
  return round(((way + 1.5 * width) % width) - width / 2);
}

/**
 * Returns the half-hour marks of the solar time scale, longer for hours and every third hour, up to half a rotation
 * beyond either edge of the map.
 */
export function solarTicks(noon: number): string {
  let marks = '';
  for (let hour = -36; hour < 60; hour += 0.5) {
    const x = noon + (hour - 12) * 15 * map.perLongitude;
    if (x < -map.width / 2 || x > 1.5 * map.width) continue;
    marks += `M${round(x)} ${SCALE_HEIGHT}v-${hour % 3 === 0 ? 9 : hour % 1 === 0 ? 5 : 3}`;
  }
  return marks;
}

/** A mark of the scale above the map. */
interface ScaleMark {
  x: number;
  /** `03`, or `noon`. */
  label: string;
}

/**
 * Returns a mark for every third hour of local solar time along the map. The outer ten units stay free for half a
 * label.
 */
export function solarScale(map: MapProjection, sun: Sun): ScaleMark[] {
  const noon = longitudeToX(map, sun.longitude);
  const marks: ScaleMark[] = [];
  for (let hour = -36; hour < 60; hour += 3) {
    const x = noon + (hour - 12) * 15 * map.perLongitude;
    if (x <= 10 || x >= map.width - 10) continue;
    const ofDay = ((hour % 24) + 24) % 24;
    marks.push({
      x: Math.round(x * 10) / 10,
      label: ofDay === 12 ? 'noon' : String(ofDay).padStart(2, '0'),
    });
  }
  return marks;
}

/** Returns a closed line as SVG path data, rounded to a tenth of a unit. */
export const closedLine = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** Rounds to a tenth of a unit. */
export const round = (value: number) => Math.round(value * 10) / 10;
