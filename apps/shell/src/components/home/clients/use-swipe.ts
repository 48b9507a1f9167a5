import { type PointerEvent, useRef } from 'react';

/** How far a swipe has to go to turn the slide, and how far the slide follows it, in px. */
const SWIPE_THRESHOLD_PX = 50;
const MAX_OFFSET_PX = 200;

/** What is no swipe yet: a click, a finger about to scroll the page. */
const DRAG_THRESHOLD_PX = 4;

/**
 * Handlers of a box of slides: a swipe takes the slide along for at most 200 px, and turns it when it went beyond 50. The
 * box does not snap from the first step until it rests again (`data-swiping`), or it would jump back before it turns.
 */
export function useSwipe(shown: number, show: (index: number) => void) {
  const start = useRef<{ x: number; left: number; shown: number }>(undefined);

  const end = ({ currentTarget: box, clientX, type }: PointerEvent<HTMLElement>) => {
    const { current: from } = start;
    start.current = undefined;
    if (!from || box.dataset.swiping !== 'now') return;
    box.dataset.swiping = 'over';
    const distance = type === 'pointerup' ? clientX - from.x : 0;
    show(from.shown + (Math.abs(distance) > SWIPE_THRESHOLD_PX ? -Math.sign(distance) : 0));
  };

  return {
    onPointerDown({ currentTarget, clientX, isPrimary, button }: PointerEvent<HTMLElement>) {
      if (isPrimary && button === 0) start.current = { x: clientX, left: currentTarget.scrollLeft, shown };
    },
    onPointerMove({ currentTarget: box, clientX, pointerId }: PointerEvent<HTMLElement>) {
      const { current: from } = start;
      if (!from) return;
      const distance = clientX - from.x;
      if (box.dataset.swiping !== 'now') {
        if (Math.abs(distance) < DRAG_THRESHOLD_PX) return;
        box.dataset.swiping = 'now';
        // Beyond the box's edge, the pointer is still the swipe's.
        box.setPointerCapture(pointerId);
      }
      box.scrollLeft = from.left - Math.max(-MAX_OFFSET_PX, Math.min(MAX_OFFSET_PX, distance));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
