/** Whole dollars as printed: $9,600. */
export function usd(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** Minimum to maximum with one sign: $60–100, 33–50%; one value if they are equal. */
export function range([min, max]: readonly [number, number], sign: '$' | '%'): string {
  const [from, to] = [min, max].map((value) => value.toLocaleString('en-US'));
  const span = min === max ? from : `${from}–${to}`;
  return sign === '$' ? `$${span}` : `${span}%`;
}
