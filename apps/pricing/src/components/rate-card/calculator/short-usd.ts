import { formatNumber } from '@vantedge/content-shared';

/**
 * Up to nine digits in full, then in millions, billions or trillions: $480,000, $4.16T. For narrow parts of a drawing.
 */
export function shortUsd(dollars: number): string {
  return `$${dollars < 1e7 ? formatNumber(dollars) : compact(dollars)}`;
}

/** As short as possible: $600k, $2M. For ticks. */
export function scaleUsd(dollars: number): string {
  return `$${dollars < 1e3 ? dollars : compact(dollars)}`;
}

const UNITS = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** At most two decimals, and a unit. `Intl` has this notation, but loading its data blocks a slow phone. */
function compact(dollars: number): string {
  // From here on, two decimals of the next smaller unit round up to this one.
  const [size, unit] = UNITS.find(([size]) => dollars >= size * 0.999_995) ?? [1, ''];
  return formatNumber(Math.round((dollars * 100) / size) / 100) + unit;
}
