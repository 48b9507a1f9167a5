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

/** One path a group: a circle to a seat, five to a row from the floor up, the first at `left`. */
export function seatBlock(groups: readonly SeatGroup[], left: number): { key: Department; path: string }[] {
  let seat = 0;
  return groups.map(({ key, size }) => {
    let path = '';
    for (const end = seat + size; seat < end; seat++) {
      const x = left + (seat % perRow) * pitch - radius;
      const y = floor - Math.floor(seat / perRow) * pitch;
      path += `M${x} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
    }
    return { key, path };
  });
}
