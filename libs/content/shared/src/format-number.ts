/**
 * Formats a number like `toLocaleString('en-US')`: 57600 as `57,600`. Does not load the data of `Intl`, which would block a slow
 * phone for more than 100 ms.
 */
export function formatNumber(value: number): string {
  const [whole, ...fraction] = String(Number(value.toFixed(3))).split('.') as [string, ...string[]];
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Formats whole dollars: 57600 as `$57,600`. */
export const formatUsd = (dollars: number): string => `$${formatNumber(dollars)}`;
