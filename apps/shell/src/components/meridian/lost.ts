import { across, down, LOST_PLATE } from './plate.ts';

/** Height of the drawing: the plate, and the sea below its frame where the ring is. */
export const LOST_HEIGHT = LOST_PLATE.height + 70;

/** Position of the ring: Point Nemo, moved down by its own size to clear the caption. */
export const NEMO = {
  x: Math.round(across(LOST_PLATE, -123.39) * 10) / 10,
  y: Math.round((down(LOST_PLATE, -48.88) + 14) * 10) / 10,
};
