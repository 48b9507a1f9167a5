/** Width and height of every proof drawing, in its own units. */
export const FRAME = { width: 272, height: 51 };

const ROWS = 4;
const PITCH = 7;
const GROUP = 5;
/** A group of five is 28 wide and stands 12 from the next. */
const GROUP_PITCH = 40;
const STROKE = 9;
const ROW_PITCH = 14;

/** Path of `count` upright strokes, in rows of equal length and groups of five: one stroke for each unit. */
export function strokesPath(count: number): string {
  const perRow = Math.ceil(count / ROWS);
  return Array.from({ length: count }, (_, index) => {
    const place = index % perRow;
    const x = 1 + Math.floor(place / GROUP) * GROUP_PITCH + (place % GROUP) * PITCH;
    return `M${x} ${Math.floor(index / perRow) * ROW_PITCH}v${STROKE}`;
  }).join('');
}

/** How much of each point's disc is filled, from 0 to 1: 6.86 of 7 is six whole ones and 0.86 of the last. */
export function scoreShares(score: number, of: number): number[] {
  return Array.from(
    { length: of },
    (_, point) => Math.round(Math.min(1, Math.max(0, score - point)) * 100) / 100,
  );
}

/** Path of a disc filled from the left across that share of its width. */
export function discPath(x: number, y: number, radius: number, share: number): string {
  if (share <= 0) return '';
  if (share >= 1) return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 0 .01z`;
  const cut = radius * (2 * share - 1);
  const half = Math.sqrt(radius ** 2 - cut ** 2);
  const [right, top, bottom] = [x + cut, y - half, y + half].map((value) => Number(value.toFixed(2)));
  return `M${right} ${top}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 0 ${right} ${bottom}z`;
}
