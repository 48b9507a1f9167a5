import { across, type Plate } from './plate.ts';
import type { Sun } from './sun.ts';

/** A mark of the scale above the map. */
export interface ScaleMark {
  x: number;
  /** `03`, or `noon`. */
  label: string;
}

/**
 * Returns a mark for every third hour of local solar time along the plate. The outer ten units stay free for half a
 * label.
 */
export function solarScale(plate: Plate, sun: Sun): ScaleMark[] {
  const noon = across(plate, sun.longitude);
  const marks: ScaleMark[] = [];
  for (let hour = -36; hour < 60; hour += 3) {
    const x = noon + (hour - 12) * 15 * plate.perLongitude;
    if (x <= 10 || x >= plate.width - 10) continue;
    const ofDay = ((hour % 24) + 24) % 24;
    marks.push({
      x: Math.round(x * 10) / 10,
      label: ofDay === 12 ? 'noon' : String(ofDay).padStart(2, '0'),
    });
  }
  return marks;
}
