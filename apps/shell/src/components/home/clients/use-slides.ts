import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** How long no scroll event has to come before a scroll counts as over, in milliseconds. */
const STILL = 100;

/** Slides of full width in a box that scrolls: which one is shown, and a way to show another; the ends meet. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(0);
  useEffect(() => () => clearTimeout(still.current), []);

  /** Reads the slide in view once the scroll is over, whoever scrolled, and lets the box snap again after a swipe. */
  const settle = () => {
    clearTimeout(still.current);
    still.current = setTimeout(() => {
      const { current: box } = track;
      if (!box || box.dataset.swiping === 'now') return;
      delete box.dataset.swiping;
      setShown(Math.round(box.scrollLeft / box.clientWidth));
    }, STILL);
  };

  const show = (place: number) => {
    const next = (place + count) % count;
    const box = track.current!;
    setShown(next);
    box.scrollTo({ left: next * box.clientWidth, behavior: motionStopped() ? 'instant' : 'smooth' });
    settle();
  };

  return { track, shown, show, settle };
}
