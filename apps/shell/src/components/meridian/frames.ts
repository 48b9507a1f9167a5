import { HOME_PLATE } from './plate.ts';

/** Height of the scale above the plate, in user units. */
export const SCALE = 32;

/** Height of one frame: the scale and the plate. */
export const FRAME = SCALE + HOME_PLATE.height;

/** Empty units between two frames of the sheet, so that none bleeds into its neighbor when it is scaled. */
export const GAP = 4;
