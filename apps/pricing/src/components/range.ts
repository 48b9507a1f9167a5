import { formatNumber } from '@vantedge/content-shared';

/** Minimum to maximum with one sign: $60–100, 33–50%; one value if they are equal. */
export function range([min, max]: readonly [number, number], sign: '$' | '%'): string {
  const [from, to] = [min, max].map((value) => formatNumber(value));
  const span = min === max ? from : `${from}–${to}`;
  return sign === '$' ? `$${span}` : `${span}%`;
}
