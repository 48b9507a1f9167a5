/** First and last byte of a range, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The range that a `Range` header requests. `undefined` means the whole body: another unit, a malformed header, or several
 * ranges, which a server may ignore. `unsatisfiable` means that the range starts beyond the end.
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count > 0 ? { first: size - count, last: size - 1 } : 'unsatisfiable';
  }
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'unsatisfiable';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
