/** Whole dollars as they are printed: $9,600. */
export function usd(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** From the least to the most with one sign for both: $60–100, 33–50%; one value when they are the same. */
export function range([least, most]: readonly [number, number], sign: '$' | '%'): string {
  const [from, to] = [least, most].map((value) => value.toLocaleString('en-US'));
  const span = least === most ? from : `${from}–${to}`;
  return sign === '$' ? `$${span}` : `${span}%`;
}
