/** First and last byte of a part, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part that a `Range` header asks for. `undefined` means the whole body: another unit, a malformed header, or several
 * ranges, which a server may refuse to multiply. `unsatisfiable` asks for bytes beyond the end.
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
