import { latitudeToY, longitudeToX, type MapProjection } from './map-projection.ts';

/** The point where the sun is overhead, in degrees north and east. */
export interface Sun {
  latitude: number;
  longitude: number;
}

/** One degree, in radians. */
export const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Altitude of the sun's center at sunrise and sunset, in degrees: refraction lifts its upper edge to the horizon
 * (zenith angle of 90.833 degrees, https://gml.noaa.gov/grad/solcalc/solareqns.PDF).
 */
export const SUNRISE_ALTITUDE = -0.833;

/**
 * Returns the sun's position at an instant, accurate to a fraction of a degree (low-precision formula of the
 * Astronomical Almanac).
 */
export function sunAt(instant: Date): Sun {
  const days = (instant.getTime() - Date.UTC(2000, 0, 1, 12)) / 864e5;
  const anomaly = (357.529 + 0.98560028 * days) * RADIANS_PER_DEGREE;
  const mean = 280.459 + 0.98564736 * days;
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS_PER_DEGREE;
  const tilt = 23.44 * RADIANS_PER_DEGREE;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / RADIANS_PER_DEGREE;
  const equationOfTime = normalizeAngle(mean - ascension);
  const hours = (instant.getTime() % 864e5) / 36e5;
  return {
    latitude: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / RADIANS_PER_DEGREE,
    longitude: normalizeAngle(-15 * (hours - 12) - equationOfTime),
  };
}

/** A point of the map, in user units. */
export type Point = readonly [x: number, y: number];

/**
 * Returns the region where the sun is higher than `altitude` degrees as one closed line: on each parallel, half the region's width is an
 * hour angle. Where the sun never sinks that low, it is a full rotation wide; where it never rises that high, there are no points. It may
 * extend past the map's edges.
 */
export function litRegion(map: MapProjection, sun: Sun, altitude: number): Point[] {
  const center = longitudeToX(map, sun.longitude);
  const sides = parallels(map, sun, altitude).flatMap((latitude) => {
    const half = halfDay(latitude, sun, altitude) * map.perLongitude;
    return half ? [{ half, y: latitudeToY(map, latitude) }] : [];
  });
  return [
    ...sides.map(({ half, y }): Point => [center - half, y]),
    ...sides.toReversed().map(({ half, y }): Point => [center + half, y]),
  ];
}

/**
 * Returns how far from noon the sun is above an altitude on a parallel, in degrees of the hour angle: 0 for never,
 * 180 for always.
 */
export function halfDay(latitude: number, sun: Pick<Sun, 'latitude'>, altitude: number): number {
  const cosine =
    (Math.sin(altitude * RADIANS_PER_DEGREE) -
      Math.sin(latitude * RADIANS_PER_DEGREE) * Math.sin(sun.latitude * RADIANS_PER_DEGREE)) /
    (Math.cos(latitude * RADIANS_PER_DEGREE) * Math.cos(sun.latitude * RADIANS_PER_DEGREE));
  return cosine >= 1 ? 0 : cosine <= -1 ? 180 : Math.acos(cosine) / RADIANS_PER_DEGREE;
}

/** Keeps the edge parallels just inside the zone of polar day or night, where there is still a dawn. */
const EPSILON_DEGREES = 1e-6;

/**
 * Returns latitudes one degree apart, from beyond the upper edge to beyond the lower one, and those at which polar
 * day or night begins.
 */
function parallels({ north, south }: MapProjection, sun: Sun, altitude: number): number[] {
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

/** Normalizes an angle to -180 to 180 degrees. */
function normalizeAngle(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
