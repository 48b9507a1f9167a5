import { type PointerEvent, useRef } from 'react';

/** Swipe distance that changes the slide, and how far the slide follows the swipe. */
const SWIPE_THRESHOLD_PX = 50;
const MAX_OFFSET_PX = 200;

/** Movement below this is a click or the start of vertical scrolling. */
const DRAG_THRESHOLD_PX = 4;

/**
 * Pointer handlers of a slide container: the slide follows a swipe by at most 200 px, and changes after more than 50
 * px. Snapping is disabled (`data-swiping`) from the first move until scrolling ends; otherwise the slide would jump
 * back first.
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
        // Keep receiving events outside the container.
        box.setPointerCapture(pointerId);
      }
      box.scrollLeft = from.left - Math.max(-MAX_OFFSET_PX, Math.min(MAX_OFFSET_PX, distance));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
