import type { Department } from '@vantedge/shared-ui';

/** Seats of one kind, stacked upward after those before them. */
export interface SeatGroup {
  key: Department;
  size: number;
}

const perRow = 5;
const pitch = 22;
const radius = 7;
const floor = 262;

const circle = `a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/**
 * One path a group: a circle to a seat, five to a row from the floor up, the first at `left`. Each starts from the one
 * before, so that rows repeat themselves.
 */
export function seatBlock(groups: readonly SeatGroup[], left: number): { key: Department; path: string }[] {
  let seat = 0;
  return groups.map(({ key, size }) => {
    let path = '';
    for (const end = seat + size, first = seat; seat < end; seat++) {
      const column = seat % perRow;
      const row = Math.floor(seat / perRow);
      if (seat === first) path = `M${left + column * pitch - radius} ${floor - row * pitch}`;
      else path += column ? `m${pitch} 0` : `m-${(perRow - 1) * pitch}-${pitch}`;
      path += circle;
    }
    return { key, path };
  });
}
