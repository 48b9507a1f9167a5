import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** Where a browser does not say that a scroll is over: how long no event has to come, in milliseconds. */
const SCROLL_IDLE_MS = 100;

/** Slides of full width in a box that scrolls: which one is shown, and a way to show another; the ends meet. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const idleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(0);
  useEffect(() => () => clearTimeout(idleTimer.current), []);

  /** Reads the slide in view when a scroll is over, whoever scrolled, and lets the box snap again after a swipe. */
  const onScrollEnd = () => {
    const { current: box } = track;
    if (!box) return;
    const at = box.scrollLeft / box.clientWidth;
    // The steps of a swipe end scrolls as well: between two slides it goes on.
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
