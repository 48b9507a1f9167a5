import type { Department } from '@vantedge/shared-ui';

/** Seats of one group, stacked above the groups before it. */
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
 * One path per group: one circle per seat, five per row from the bottom up, the first at `left`. Each circle is
 * relative to the one before, so that the string compresses well.
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
