/** 1,000,000,000: with two factors of it every product is still printed in full by `toLocaleString` and by `String`. */
const MAX_COUNT = 1e9;

const NUMBER_PATTERN = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?(e\+?\d+)?$/i;

/** The whole number that was typed or pasted: `1,000` is a thousand, decimals are cut off, what is no number is 0. */
export function parseCount(text: string): number {
  const entry = text.trim();
  const value = NUMBER_PATTERN.test(entry) ? Number(entry.replaceAll(',', '')) : 0;
  if (Number.isNaN(value)) return 0;
  // `|| 0` because the negative zero that -0.5 is cut to is printed with its sign.
  return Math.trunc(Math.min(Math.max(value, -MAX_COUNT), MAX_COUNT)) || 0;
}
