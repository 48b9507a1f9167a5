import { across, HOME_MAP as map, type MapProjection, SCALE_HEIGHT } from './map-projection.ts';
import { litRegion, litSides, type Point, type Sun, sunAt, SUNRISE_ALTITUDE } from './sun.ts';

/** SVG path data of one day's sky. The same paths are shifted sideways from hour to hour. */
interface DaySky {
  /** Each tone with the region that is at least that bright. The last is full day. */
  tones: readonly { name: string; tone: string; path: string }[];
  /** Where the sun rises and sets. */
  terminator: string;
  /** Half-hour marks of solar time above the map. */
  ticks: string;
  /** Position of the sun's meridian. */
  noon: number;
}

/** The tones of the map's sky, by minimum altitude of the sun in degrees. The last is full day. */
export const SKY = [
  { name: 'astro', altitude: -18, tone: '#0a202a' },
  { name: 'nautical', altitude: -12, tone: '#0d2833' },
  { name: 'civil', altitude: -6, tone: '#11313d' },
  { name: 'day', altitude: SUNRISE_ALTITUDE, tone: '#163c49' },
] as const;

/** The prerendered sky is that of this day. */
const SERVED_DAY = Date.UTC(2026, 10, 20);

const HALF_HOUR_MS = 18e5;

/** The sun at every half hour of that day, from 00:00 UTC. The file of the map draws each, by the number that `halfHourAt` returns. */
export const servedSuns: readonly Sun[] = Array.from({ length: 48 }, (_, index) =>
  sunAt(new Date(SERVED_DAY + index * HALF_HOUR_MS)),
);

/** Returns the sky for a position of the sun. */
export function daySky(sun: Sun): DaySky {
  const noon = across(map, sun.longitude);
  const { left, right } = litSides(map, sun, SUNRISE_ALTITUDE);
  // Where the sun does not set, the sides are a full rotation apart and there is no line.
  const setting = (_: Point, index: number) => right[index]![0] - left[index]![0] < map.width - 0.1;
  return {
    tones: SKY.map(({ name, tone, altitude }) => ({
      name,
      tone,
      path: closedLine(litRegion(map, sun, altitude)),
    })),
    terminator: openLine(left.filter(setting)) + openLine(right.filter(setting)),
    ticks: solarTicks(noon),
    noon: round(noon),
  };
}

/**
 * Returns how far one sky must be shifted to become another of the same day: at most half a rotation, in user units.
 */
export function skyPush(from: Sun, to: Sun): number {
  const { width } = map;
  const way = across(map, to.longitude) - across(map, from.longitude);
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
  const noon = across(map, sun.longitude);
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

type Points = readonly (readonly [number, number])[];

/** Returns a closed line as SVG path data, rounded to a tenth of a unit. */
export function closedLine(points: Points): string {
  return `${openLine(points)}Z`;
}

/** Returns a line as SVG path data, rounded to a tenth of a unit. */
function openLine(points: Points): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Rounds to a tenth of a unit. */
export const round = (value: number) => Math.round(value * 10) / 10;
