/** Radius of the map, in user units; its center is the North Pole. */
export const RADIUS = 250;

/** Latitude of its rim, in degrees north: the tropics are on the map, the far south is not. */
export const EDGE = -42;

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Distance from the pole of a latitude. Equal areas stay equal, so that dots of one size mean land of one size. */
export function radiusOf(latitude: number): number {
  return SCALE * Math.sin(((90 - latitude) / 2) * RADIANS_PER_DEGREE);
}

const SCALE = RADIUS / Math.sin(((90 - EDGE) / 2) * RADIANS_PER_DEGREE);

/** The place at a distance from the center, at an angle in degrees clockwise from the top. */
export function polar(radius: number, angle: number): [x: number, y: number] {
  return [radius * Math.sin(angle * RADIANS_PER_DEGREE), -radius * Math.cos(angle * RADIANS_PER_DEGREE)];
}

/** Where a city stands. Greenwich points to the top and clockwise is west, so that the sun goes around like a hand. */
export function positionOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return polar(radiusOf(latitude), -longitude);
}

/** The angle at which the ring reads an hour of the day in UTC: noon is at the top, fifteen degrees are an hour. */
export function hourAngle(hour: number): number {
  return (hour - 12) * 15;
}

/** An arc about the center from one angle to another, as the `d` of a path; back counterclockwise where it ends before it begins. */
export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${point(polar(radius, from))}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${point(polar(radius, to))}`;
}

/** A spoke from one distance to another, as the `d` of a path. */
export function spoke(from: number, to: number, angle: number): string {
  return `M${point(polar(from, angle))}L${point(polar(to, angle))}`;
}

/** A place as a path writes it, to a tenth of a unit. */
export function point([x, y]: readonly [number, number]): string {
  return `${tenth(x)} ${tenth(y)}`;
}

/** To a tenth of a unit; never a negative nought. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
