import { across, down, type Plate } from './plate.ts';

/** Where the sun stands overhead, in degrees north and east. */
export interface Sun {
  latitude: number;
  longitude: number;
}

const RADIAN = Math.PI / 180;

/** The sun at an instant, good to a fraction of a degree (the Astronomical Almanac's low-precision formula). */
export function sunAt(instant: Date): Sun {
  const days = (instant.getTime() - Date.UTC(2000, 0, 1, 12)) / 864e5;
  const anomaly = (357.529 + 0.98560028 * days) * RADIAN;
  const mean = 280.459 + 0.98564736 * days;
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIAN;
  const tilt = 23.44 * RADIAN;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / RADIAN;
  const equationOfTime = halfTurn(mean - ascension);
  const hours = instant.getUTCHours() + instant.getUTCMinutes() / 60;
  return {
    latitude: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / RADIAN,
    longitude: halfTurn(-15 * (hours - 12) - equationOfTime),
  };
}

/**
 * The closed line on a plate inside which the sun stands higher than `altitude` degrees, as `[x, y]` points: for each
 * parallel half its width is an hour angle. It may reach past the plate's sides.
 */
export function litRegion(plate: Plate, sun: Sun, altitude: number): [number, number][] {
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const center = across(plate, sun.longitude);
  for (let latitude = plate.north + 2; latitude >= plate.south - 2; latitude -= 1) {
    const cosine =
      (Math.sin(altitude * RADIAN) - Math.sin(latitude * RADIAN) * Math.sin(sun.latitude * RADIAN)) /
      (Math.cos(latitude * RADIAN) * Math.cos(sun.latitude * RADIAN));
    if (cosine >= 1) continue;
    const half = cosine <= -1 ? 180 : Math.acos(cosine) / RADIAN;
    left.push([center - half * plate.perLongitude, down(plate, latitude)]);
    right.push([center + half * plate.perLongitude, down(plate, latitude)]);
  }
  return [...left, ...right.reverse()];
}

/** The same direction between -180 and 180 degrees. */
function halfTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
