/** Hours at the left end of the scale: half of the smallest minimum. */
const minHours = 40;

/** Position of a number of hours on the logarithmic scale that ends at `max`: a percentage with one decimal. */
export function minimumPosition(hours: number, max: number): string {
  return `${((Math.log(hours / minHours) / Math.log(max / minHours)) * 100).toFixed(1)}%`;
}
