const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });

/**
 * Up to nine digits in full, then in millions, billions or trillions: $480,000, $4.16T. For narrow parts of a drawing.
 */
export function shortUsd(dollars: number): string {
  return `$${dollars < 1e7 ? dollars.toLocaleString('en-US') : compact.format(dollars)}`;
}

/** As short as possible: $600k, $2M. For ticks. */
export function scaleUsd(dollars: number): string {
  return `$${dollars < 1e3 ? dollars : compact.format(dollars).replace('K', 'k')}`;
}
