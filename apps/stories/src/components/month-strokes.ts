const pitch = 14;
const width = 6;
const quarterGap = 10;
const tall = 64;
const short = 28;

/** The three groups of strokes in which a run of months is drawn: gone by, the quarter at hand, still to come. */
export interface MonthStrokes {
  before: string;
  now: string;
  after: string;
  viewBox: string;
}

/** One stroke a month, in groups of three; tall while it has passed. `passed` ends the quarter that is colored. */
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
