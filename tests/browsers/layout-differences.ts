import type { Box } from './boxes.ts';

/**
 * Tolerated difference in CSS pixels: engines distribute the spare height of a stretched table differently among its rows,
 * by up to 7 px.
 */
const TOLERANCE_PX = 8;
/**
 * Tolerated relative difference, due to rounding. WebKitGTK rounds the advance of each character, and so the unit `ch`, to
 * a whole pixel: 5% of a digit, and twice that between columns sized by their text. It also rounds line heights, by 2%.
 */
const RELATIVE_TOLERANCE = { x: 0.1, width: 0.1, y: 0.02, height: 0.02 };

const tag = ({ name }: Box) => name.split(' ', 1)[0];

/**
 * Describes boxes that differ from Chromium's by more than the tolerance, one line each. Skips parts of the page whose texts
 * break into different lines because of rounding, since their sizes follow from those lines.
 */
export function layoutDifferences(reference: readonly Box[], boxes: readonly Box[]): string[] {
  const other = boxes.findIndex((box, index) => !reference[index] || tag(box) !== tag(reference[index]));
  if (other >= 0) return [`${boxes[other]!.name} instead of ${reference[other]?.name ?? 'nothing'}`];
  if (boxes.length < reference.length) return [`${reference[boxes.length]!.name} is missing`];
  return boxes.flatMap((box, index) => {
    const expected = reference[index]!;
    if (box.lines !== expected.lines) return [];
    const wrong = (['x', 'y', 'width', 'height'] as const)
      .filter(
        (side) =>
          Math.abs(box[side] - expected[side]) >
          TOLERANCE_PX + RELATIVE_TOLERANCE[side] * Math.abs(expected[side]),
      )
      .map((side) => `${side} ${Math.round(box[side])} instead of ${Math.round(expected[side])}`);
    return wrong.length ? [`${box.name}: ${wrong.join(', ')}`] : [];
  });
}
