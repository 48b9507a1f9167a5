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

  /** Updates the current slide when scrolling ends, and re-enables snapping after a swipe. */
  const onScrollEnd = () => {
    const { current: box } = track;
    if (!box) return;
    const at = box.scrollLeft / box.clientWidth;
    // Scrolling also ends between the steps of a swipe; ignore positions between two slides.
    const between = Math.abs(at - Math.round(at)) > 0.01;
    if (box.dataset.swiping === 'now' || (box.dataset.swiping && between)) return;
    delete box.dataset.swiping;
    setShown(Math.round(at));
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
