import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** Idle time after which scrolling counts as ended. Fallback for browsers without scrollend. */
const SCROLL_IDLE_MS = 100;

/**
 * State of full-width slides in a scroll container: the current slide, and a function to show another one, wrapping
 * around.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const idleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(0);
  useEffect(() => () => clearTimeout(idleTimer.current), []);

  const onScrollEnd = () => {
    const { current: box } = track;
    if (box) setShown(Math.round(box.scrollLeft / box.clientWidth));
  };

  const onScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(idleTimer.current);
    idleTimer.current = setTimeout(onScrollEnd, SCROLL_IDLE_MS);
  };

  const show = (index: number) => {
    const next = (index + count) % count;
    const box = track.current!;
    setShown(next);
    box.scrollTo({ left: next * box.clientWidth, behavior: motionStopped() ? 'instant' : 'smooth' });
  };

  return { track, shown, show, scrolling: { onScroll, onScrollEnd } };
}
