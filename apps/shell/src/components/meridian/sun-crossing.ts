import { halfDay, normalizeAngle, sunAt } from './sun.ts';

interface Coordinates {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

/**
 * Returns when the sun rises or sets through `altitude` degrees at a location, on the day whose crossing is nearest
 * to `near`, accurate to a minute. The sun must cross that altitude there, as it does everywhere between the polar
 * circles.
 */
export function sunCrossing(
  coordinates: Coordinates,
  altitude: number,
  direction: 'rising' | 'setting',
  near: Date,
): Date {
  let time = near.getTime();
  // Iterates because the sun moves meanwhile. A fourth pass would not change the minute.
  for (let pass = 0; pass < 3; pass++) {
    const sun = sunAt(new Date(time));
    const wanted = halfDay(coordinates.latitude, sun, altitude) * (direction === 'rising' ? -1 : 1);
    // 15 degrees per hour.
    time += (normalizeAngle(wanted - (coordinates.longitude - sun.longitude)) / 15) * 36e5;
  }
  return new Date(time);
}
