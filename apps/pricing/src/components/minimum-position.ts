/** Hours at the left end of the scale: half of the least that any model asks. */
const minHours = 40;

/** Where a number of hours stands on the logarithmic scale that ends at `max`: a percentage, to a tenth. */
export function minimumPosition(hours: number, max: number): string {
  return `${((Math.log(hours / minHours) / Math.log(max / minHours)) * 100).toFixed(1)}%`;
}
