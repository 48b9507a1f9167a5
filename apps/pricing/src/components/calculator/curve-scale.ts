/** Tops that a scale may have within its power of ten, each with the number of its equal steps. */
const tops = [
  { top: 1, steps: 5 },
  { top: 2, steps: 4 },
  { top: 3, steps: 3 },
  { top: 6, steps: 3 },
  { top: 10, steps: 5 },
];

/** The values of a scale, above its nought, whose last is the least round one that holds `most`. `most` is above 0. */
export function curveScale(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max));
  const { top, steps } = tops.find((scale) => scale.top * power >= max) ?? { top: 10, steps: 5 };
  return Array.from({ length: steps }, (_, step) => (top * power * (step + 1)) / steps);
}
