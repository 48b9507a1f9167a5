/** Start and end of a request, in milliseconds. */
export interface Span {
  start: number;
  end: number;
}

/** Length of the longest chain of requests in which each starts after the previous one has ended. */
export function waves(requests: readonly Span[]): number {
  const depths: (Span & { depth: number })[] = [];
  for (const { start, end } of [...requests].sort((one, other) => one.start - other.start)) {
    const before = depths.filter((earlier) => earlier.end <= start).map(({ depth }) => depth);
    depths.push({ start, end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}
