/** Possible maximums of a scale within a power of ten, each with its number of equal steps. */
const tops = [
  { top: 1, steps: 5 },
  { top: 2, steps: 4 },
  { top: 3, steps: 3 },
  { top: 6, steps: 3 },
  { top: 10, steps: 5 },
];

/** Returns the ticks of a scale above zero; the last is the smallest round value not below `max`, which is above 0. */
export function curveScale(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max));
  const { top, steps } = tops.find((scale) => scale.top * power >= max) ?? { top: 10, steps: 5 };
  return Array.from({ length: steps }, (_, step) => (top * power * (step + 1)) / steps);
}
