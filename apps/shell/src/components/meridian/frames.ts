import { HOME_PLATE } from './plate.ts';

/** Height of the scale above the plate, in user units. */
export const SCALE_HEIGHT = 32;

/** Height of one frame: the scale and the plate. */
export const FRAME_HEIGHT = SCALE_HEIGHT + HOME_PLATE.height;

/** Gap between frames of the sprite sheet, so that none bleeds into its neighbor when scaled. */
export const FRAME_GAP = 4;
