/** Updates the header on scroll in browsers without scroll timelines, before hydration and after: React does not know of it. */
export function drawHeader() {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header || CSS.supports('animation-timeline: scroll()')) return;
  const draw = () => {
    const { scrolled, opacity, border, tone } = headerLook(scrollY);
    header.dataset['tone'] = tone;
    header.style.setProperty('--background-opacity', `${opacity * 100}%`);
    header.style.setProperty('--hairline', `${border * 100}%`);
    header.style.setProperty('--mist', scrolled ? '16px' : '0px');
  };
  draw();
  addEventListener('scroll', draw, { passive: true });
}

/** Appearance of the header at a scroll position. */
interface HeaderLook {
  /** Past the threshold: the header has a background, a blur and a bottom border. */
  scrolled: boolean;
  /** Background opacity, 0 to 0.95. */
  opacity: number;
  /** Border opacity, 0 to 0.2. */
  border: number;
  /** `light` over the dark hero, `normal` once that has more contrast. */
  tone: 'light' | 'normal';
}

const SCROLL_THRESHOLD_PX = 20;

/**
 * Scroll position at which both text colors have the same contrast, 3.9:1, measured with the theme's tokens over a
 * dark hero. `site-header.css` repeats this value in its scroll timeline.
 */
const TONE_FLIP_PX = 85;

/** Returns the header's appearance at a scroll position. `site-header.css` draws the same with scroll timelines. */
export function headerLook(scrollY: number): HeaderLook {
  const scrolled = scrollY > SCROLL_THRESHOLD_PX;
  return {
    scrolled,
    opacity: scrolled ? Math.min(scrollY / 200, 0.95) : 0,
    border: scrolled ? Math.min(scrollY / 1000, 0.2) : 0,
    tone: scrollY >= TONE_FLIP_PX ? 'normal' : 'light',
  };
}
