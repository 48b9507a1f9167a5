import { halfDay, RADIANS_PER_DEGREE } from '../meridian/sun.ts';
import { arc, EDGE, point, polar, RADIUS, radiusOf } from './polar-map.ts';

/** Degrees between two points of the line. */
const STEP_DEGREES = 7.5;

/**
 * Returns the part of the polar map where the sun is higher than `altitude` degrees, as closed SVG path data, for a
 * sun overhead at that latitude and at Greenwich. Rotated about the pole, the same shape serves every hour of the
 * day.
 */
export function litShape(altitude: number, sunLatitude: number): string {
  const half = halfDay(EDGE, { latitude: sunLatitude }, altitude);
  const line = litLine(altitude, sunLatitude).filter(({ latitude }) => latitude > EDGE + 1);
  const inside = line.map(({ latitude, angle }) => `L${point(polar(radiusOf(latitude), angle))}`).join('');
  const along = arc(RADIUS, half, -half).slice(1).split('A')[1];
  return `M${point(polar(RADIUS, -half))}${inside}L${point(polar(RADIUS, half))}A${along}Z`;
}

/** Returns the points where the sun is at an altitude, around the subsolar point, as latitude and angle. */
function litLine(altitude: number, sunLatitude: number) {
  const away = 90 - altitude;
  return Array.from({ length: 360 / STEP_DEGREES + 1 }, (_, index) => {
    const bearing = index * STEP_DEGREES - 180;
    const height = sin(sunLatitude) * cos(away) + cos(sunLatitude) * sin(away) * cos(bearing);
    const angle = Math.atan2(
      sin(bearing) * sin(away) * cos(sunLatitude),
      cos(away) - sin(sunLatitude) * height,
    );
    return { latitude: Math.asin(height) / RADIANS_PER_DEGREE, angle: angle / RADIANS_PER_DEGREE };
  });
}

function sin(degrees: number): number {
  return Math.sin(degrees * RADIANS_PER_DEGREE);
}

function cos(degrees: number): number {
  return Math.cos(degrees * RADIANS_PER_DEGREE);
}
