import { across, down, type Plate } from './plate.ts';

/** Where the sun stands overhead, in degrees north and east. */
export interface Sun {
  latitude: number;
  longitude: number;
}

/** One degree, in radians. */
export const RADIANS_PER_DEGREE = Math.PI / 180;

/** The sun at an instant, good to a fraction of a degree (the Astronomical Almanac's low-precision formula). */
export function sunAt(instant: Date): Sun {
  const days = (instant.getTime() - Date.UTC(2000, 0, 1, 12)) / 864e5;
  const anomaly = (357.529 + 0.98560028 * days) * RADIANS_PER_DEGREE;
  const mean = 280.459 + 0.98564736 * days;
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS_PER_DEGREE;
  const tilt = 23.44 * RADIANS_PER_DEGREE;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / RADIANS_PER_DEGREE;
  const equationOfTime = halfTurn(mean - ascension);
  const hours = (instant.getTime() % 864e5) / 36e5;
  return {
    latitude: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / RADIANS_PER_DEGREE,
    longitude: halfTurn(-15 * (hours - 12) - equationOfTime),
  };
}

/** A point of the plate, in user units. */
export type Point = readonly [x: number, y: number];

/**
 * The two sides of the region of a plate in which the sun stands higher than `altitude` degrees, from north to south: for
 * each parallel half the region's width is an hour angle. Where the sun never sinks so low the sides are a turn apart, where
 * it never rises so high there are none. They may reach past the plate's edges.
 */
export function litSides(plate: Plate, sun: Sun, altitude: number): { left: Point[]; right: Point[] } {
  const center = across(plate, sun.longitude);
  const points = parallels(plate, sun, altitude).flatMap((latitude) => {
    const half = halfDay(latitude, sun, altitude) * plate.perLongitude;
    return half ? [{ half, y: down(plate, latitude) }] : [];
  });
  return {
    left: points.map(({ half, y }) => [center - half, y]),
    right: points.map(({ half, y }) => [center + half, y]),
  };
}

/** That region as one closed line. */
export function litRegion(plate: Plate, sun: Sun, altitude: number): Point[] {
  const { left, right } = litSides(plate, sun, altitude);
  return [...left, ...right.reverse()];
}

/** How far from noon the sun still stands so high on a parallel, in degrees of the hour angle: 0 never, 180 always. */
export function halfDay(latitude: number, sun: Sun, altitude: number): number {
  const cosine =
    (Math.sin(altitude * RADIANS_PER_DEGREE) -
      Math.sin(latitude * RADIANS_PER_DEGREE) * Math.sin(sun.latitude * RADIANS_PER_DEGREE)) /
    (Math.cos(latitude * RADIANS_PER_DEGREE) * Math.cos(sun.latitude * RADIANS_PER_DEGREE));
  return cosine >= 1 ? 0 : cosine <= -1 ? 180 : Math.acos(cosine) / RADIANS_PER_DEGREE;
}

/** A millionth of a degree inside the parallel at which a polar day or night begins, where there is still a dawn. */
const EPSILON_DEGREES = 1e-6;

/** A degree apart, from beyond the upper edge to beyond the lower, and those at which a polar day or night begins. */
function parallels({ north, south }: Plate, sun: Sun, altitude: number): number[] {
  const found: number[] = [];
  for (let latitude = north + 2; latitude >= south - 2; latitude -= 1) found.push(latitude);
  const edges = [
    sun.latitude + (90 - altitude) - EPSILON_DEGREES,
    sun.latitude - (90 - altitude) + EPSILON_DEGREES,
    -sun.latitude + (90 + altitude) - EPSILON_DEGREES,
    -sun.latitude - (90 + altitude) + EPSILON_DEGREES,
  ];
  for (const edge of edges) if (edge < north + 2 && edge > south - 2) found.push(edge);
  return found.sort((a, b) => b - a);
}

/** The same direction between -180 and 180 degrees. */
export function halfTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
