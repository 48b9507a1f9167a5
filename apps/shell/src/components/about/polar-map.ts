import { RADIANS_PER_DEGREE } from '../world-clock/sun.ts';

/** Radius of the map, in user units; its center is the North Pole. */
export const RADIUS = 250;

/** Latitude of the rim, in degrees north. The map includes the tropics but not the far south. */
export const RIM_LATITUDE = -42;

/**
 * Returns the distance of a latitude from the pole. The projection is equal-area, so that dots of one size represent
 * equal areas of land.
 */
export function latitudeToRadius(latitude: number): number {
  return SCALE * Math.sin(((90 - latitude) / 2) * RADIANS_PER_DEGREE);
}

const SCALE = RADIUS / Math.sin(((90 - RIM_LATITUDE) / 2) * RADIANS_PER_DEGREE);

/** Returns the point at a distance from the center and an angle in degrees clockwise from the top. */
export function polar(radius: number, angle: number): [x: number, y: number] {
  return [radius * Math.sin(angle * RADIANS_PER_DEGREE), -radius * Math.cos(angle * RADIANS_PER_DEGREE)];
}

/** Returns the position of a city. Greenwich is at the top and west is clockwise, so that the sun moves like a hand. */
export function projectPosition({ latitude, longitude }: { latitude: number; longitude: number }) {
  return polar(latitudeToRadius(latitude), -longitude);
}

/** Returns the angle of an hour of the UTC day: noon is at the top, an hour is fifteen degrees. */
export function hourAngle(hour: number): number {
  return (hour - 12) * 15;
}

/** Returns an arc about the center as SVG path data, counterclockwise if `to` is less than `from`. */
export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${point(polar(radius, from))}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${point(polar(radius, to))}`;
}

/** Returns a spoke between two distances as SVG path data. */
export function radialLine(from: number, to: number, angle: number): string {
  return `M${point(polar(from, angle))}L${point(polar(to, angle))}`;
}

/** Formats a point for SVG path data, rounded to a tenth of a unit. */
export function point([x, y]: readonly [number, number]): string {
  return `${roundToTenth(x)} ${roundToTenth(y)}`;
}

/** Rounds to a tenth of a unit, without negative zero. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Returns the props of a part that turns with the UTC day (`day-dial.css`), from a share of it that is shown without scripts. */
export const turned = (day: number) => ({
  className: 'turns',
  style: { rotate: `calc((var(--day, ${Math.round(day * 1e4) / 1e4}) - 0.5) * 1turn)` },
});
