import { type TouchEvent, useRef } from 'react';

/** Distance from which a swipe changes the slide. The browser's snapping would need half a slide, or speed. */
const SWIPE_THRESHOLD_PX = 50;

/** Touch handlers of a scroll-snap container: the browser scrolls, and a swipe of more than 50 px moves one slide. */
export function useSwipe(step: (direction: number) => void) {
  const start = useRef({ x: 0, y: 0 });
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]!;
      start.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]!;
      const x = start.current.x - touch.clientX;
      const y = start.current.y - touch.clientY;
      if (Math.abs(x) > Math.max(SWIPE_THRESHOLD_PX, Math.abs(y))) step(Math.sign(x));
    },
  };
}
