/** Whole dollars as they are printed: $9,600. */
export function usd(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** From the least to the most with one sign for both: $60–100, 33–50%; one value when they are the same. */
export function range([min, max]: readonly [number, number], sign: '$' | '%'): string {
  const [from, to] = [min, max].map((value) => value.toLocaleString('en-US'));
  const span = min === max ? from : `${from}–${to}`;
  return sign === '$' ? `$${span}` : `${span}%`;
}
