/** 1,000,000,000: products of two such numbers are still printed in full by `formatNumber` and `String`. */
const MAX_COUNT = 1e9;

const NUMBER_PATTERN = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?(e\+?\d+)?$/i;

/** Parses typed or pasted text as a whole number: `1,000` is a thousand, decimals are truncated, anything else is 0. */
export function parseCount(text: string): number {
  const entry = text.trim();
  const value = NUMBER_PATTERN.test(entry) ? Number(entry.replaceAll(',', '')) : 0;
  if (Number.isNaN(value)) return 0;
  // `|| 0` because -0.5 truncates to negative zero, which would be printed with its sign.
  return Math.trunc(Math.min(Math.max(value, -MAX_COUNT), MAX_COUNT)) || 0;
}
