/** How the bar looks at a scroll position. */
export interface HeaderLook {
  /** Past the threshold: the bar has a ground, blurs what is behind it and has a bottom rule. */
  scrolled: boolean;
  /** Of the ground, 0 to 0.95. */
  opacity: number;
  /** Of the bottom rule, 0 to 0.2. */
  border: number;
  /** `light` over the dark hero, `normal` once that is the more readable one. */
  tone: 'light' | 'normal';
}

const SCROLL_THRESHOLD_PX = 20;

/**
 * Where the two contrasts of the text cross, measured with the tokens on a hero of the night's color: 3.9:1 for both
 * at 85 px. `site-header.css` states the same figure for its scroll timeline.
 */
const TONE_FLIP_PX = 85;

/** Look of the bar after so many pixels of scroll. `site-header.css` draws the same where scroll timelines exist. */
export function headerLook(scrollY: number): HeaderLook {
  const scrolled = scrollY > SCROLL_THRESHOLD_PX;
  return {
    scrolled,
    opacity: scrolled ? Math.min(scrollY / 200, 0.95) : 0,
    border: scrolled ? Math.min(scrollY / 1000, 0.2) : 0,
    tone: scrollY >= TONE_FLIP_PX ? 'normal' : 'light',
  };
}
