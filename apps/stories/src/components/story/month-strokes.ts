const pitch = 14;
const width = 6;
const quarterGap = 10;
const tall = 64;
const short = 28;

/** Three groups of strokes for months: passed, current quarter, future. */
export interface MonthStrokes {
  before: string;
  now: string;
  after: string;
  viewBox: string;
}

/** One stroke per month, in groups of three; tall if passed. `passed` is the end of the colored quarter. */
export function monthStrokes(months: number, passed: number): MonthStrokes {
  const run = (from: number, to: number, height: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map((month) => `M${left(month)} ${tall - height}h${width}v${height}h-${width}z`)
      .join('');
  return {
    before: run(0, passed - 3, tall),
    now: run(passed - 3, passed, tall),
    after: run(passed, months, short),
    viewBox: `0 0 ${left(months - 1) + width} ${tall}`,
  };
}

function left(month: number): number {
  return month * pitch + Math.floor(month / 3) * quarterGap;
}
