import type { Box } from './boxes.ts';

/**
 * Difference that does not show, in CSS pixels: a stretched table shares its spare height among its rows in another way,
 * by up to 7 px.
 */
const PIXELS = 8;
/**
 * Share of a distance that rounding explains. WebKitGTK rounds the advance of each character, and so the unit `ch`, to a
 * whole pixel, which is 5% of a digit, and twice that between columns that share a row by their text. It rounds the
 * height of a line as well, which is 2% of it.
 */
const SHARE = { x: 0.1, width: 0.1, y: 0.02, height: 0.02 };

const tag = ({ name }: Box) => name.split(' ', 1)[0];

/**
 * Describes the boxes that differ from Chromium's by more than that, one line each. Where rounding breaks a text into
 * other lines, all of its part is as high and wide as those lines: such parts are not compared.
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
        (side) => Math.abs(box[side] - expected[side]) > PIXELS + SHARE[side] * Math.abs(expected[side]),
      )
      .map((side) => `${side} ${Math.round(box[side])} instead of ${Math.round(expected[side])}`);
    return wrong.length ? [`${box.name}: ${wrong.join(', ')}`] : [];
  });
}
