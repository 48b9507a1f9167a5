import { SCALE_HEIGHT } from './frames.ts';
import { across, HOME_PLATE as plate } from './plate.ts';
import { SKY, SUNRISE_ALTITUDE } from './sky-tones.ts';
import { litRegion, litSides, type Point, type Sun } from './sun.ts';
import { closedLine, openLine, round } from './svg-path.ts';

/** What the sky of one day is drawn with, as the `d` of paths; from hour to hour all of it is pushed sideways. */
export interface DaySky {
  /** Each tone with the region that is at least so bright; the last is full day. */
  tones: readonly { name: string; tone: string; path: string }[];
  /** Where the sun rises and sets. */
  terminator: string;
  /** Half hours of solar time above the plate. */
  ticks: string;
  /** Place of the sun's meridian. */
  noon: number;
}

/** The sky with the sun at that place. */
export function daySky(sun: Sun): DaySky {
  const noon = across(plate, sun.longitude);
  const { left, right } = litSides(plate, sun, SUNRISE_ALTITUDE);
  // Where the sun does not set at all, the sides are a whole turn apart and there is no line.
  const setting = (_: Point, index: number) => right[index]![0] - left[index]![0] < plate.width - 0.1;
  return {
    tones: SKY.map(({ name, tone, altitude }) => ({
      name,
      tone,
      path: closedLine(litRegion(plate, sun, altitude)),
    })),
    terminator: openLine(left.filter(setting)) + openLine(right.filter(setting)),
    ticks: solarTicks(noon),
    noon: round(noon),
  };
}

/** How far the sky of one sun has to be pushed to be that of another of the same day: half a turn at most, in user units. */
export function skyPush(from: Sun, to: Sun): number {
  const { width } = plate;
  const way = across(plate, to.longitude) - across(plate, from.longitude);
  return round(((way + 1.5 * width) % width) - width / 2);
}

/** Half hours of solar time on the scale, the longer marks for hours and for every third, half a turn to either side of the plate. */
export function solarTicks(noon: number): string {
  let marks = '';
  for (let hour = -36; hour < 60; hour += 0.5) {
    const x = noon + (hour - 12) * 15 * plate.perLongitude;
    if (x < -plate.width / 2 || x > 1.5 * plate.width) continue;
    marks += `M${round(x)} ${SCALE_HEIGHT}v-${hour % 3 === 0 ? 9 : hour % 1 === 0 ? 5 : 3}`;
  }
  return marks;
}
