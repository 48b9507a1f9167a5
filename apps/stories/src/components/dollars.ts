import { formatNumber } from '@vantedge/content-shared';

/** Whole dollars as printed: 57600 as `$57,600`. */
export function dollars(amount: number): string {
  return `$${formatNumber(amount)}`;
}
