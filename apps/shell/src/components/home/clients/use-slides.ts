import { motionStopped } from '@vantedge/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Idle time after which scrolling counts as ended. Fallback for browsers without scrollend. */
const SCROLL_IDLE_MS = 100;

/**
 * State of full-width slides in a scroll container: the current slide, and a function that moves by some slides, wrapping
 * around.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const idleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(0);
  const [shown, setShown] = useState(0);
  useEffect(() => () => clearTimeout(idleTimer.current), []);

  const set = useCallback((index: number) => {
    current.current = index;
    setShown(index);
  }, []);

  const onScrollEnd = () => {
    const { current: box } = track;
    if (box) set(Math.round(box.scrollLeft / box.clientWidth));
  };

  const onScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(idleTimer.current);
    idleTimer.current = setTimeout(onScrollEnd, SCROLL_IDLE_MS);
  };

  const step = useCallback(
    (by: number) => {
      const next = (current.current + by + count) % count;
      const box = track.current!;
      set(next);
      box.scrollTo({ left: next * box.clientWidth, behavior: motionStopped() ? 'instant' : 'smooth' });
    },
    [count, set],
  );

  return { track, shown, step, scrolling: { onScroll, onScrollEnd } };
}
