import { type RefObject, useEffect } from 'react';
import { headerLook } from './header-look.ts';

/**
 * Updates the header on scroll in browsers without scroll timelines. Writes to the element directly, so that
 * scrolling does not re-render.
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
