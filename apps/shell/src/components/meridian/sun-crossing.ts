import { halfTurn, RADIANS_PER_DEGREE, sunAt } from './sun.ts';

interface Coordinates {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

/**
 * When the sun stands `altitude` degrees high over a place, rising or setting, on the day whose crossing is nearest to
 * `near`; good to a minute. The place must see the sun cross that height, as every place between the polar circles does.
 */
export function sunCrossing(
  coordinates: Coordinates,
  altitude: number,
  direction: 'rising' | 'setting',
  near: Date,
): Date {
  let time = near.getTime();
  // The sun itself moves while one looks for it; the third pass changes nothing that a clock shows.
  for (let pass = 0; pass < 3; pass++) {
    const sun = sunAt(new Date(time));
    const [latitude, declination] = [
      coordinates.latitude * RADIANS_PER_DEGREE,
      sun.latitude * RADIANS_PER_DEGREE,
    ];
    const cosine =
      (Math.sin(altitude * RADIANS_PER_DEGREE) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination));
    const wanted = (Math.acos(cosine) / RADIANS_PER_DEGREE) * (direction === 'rising' ? -1 : 1);
    // 15 degrees an hour.
    time += (halfTurn(wanted - (coordinates.longitude - sun.longitude)) / 15) * 36e5;
  }
  return new Date(time);
}
