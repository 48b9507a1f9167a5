import { type RefObject, useEffect } from 'react';
import { headerLook } from './header-look.ts';

/**
 * Draws the bar's look while the page scrolls, where the stylesheet cannot: browsers without scroll timelines. It
 * writes to the element itself, so that no scroll renders anything.
 */
export function useHeaderLook(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const header = bar.current;
    if (!header || CSS.supports('animation-timeline: scroll()')) return;
    const draw = () => {
      const { scrolled, opacity, border, tone } = headerLook(scrollY);
      header.dataset.tone = tone;
      header.style.setProperty('--ground', `${opacity * 100}%`);
      header.style.setProperty('--hairline', `${border * 100}%`);
      header.style.setProperty('--mist', scrolled ? '16px' : '0px');
    };
    draw();
    addEventListener('scroll', draw, { passive: true });
    return () => removeEventListener('scroll', draw);
  }, [bar]);
}
