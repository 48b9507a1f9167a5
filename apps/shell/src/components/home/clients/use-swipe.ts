import { motionStopped } from '@vantedge/shared-ui';
import { animate } from '@vantedge/shared-ui/motion';
import { type PointerEvent, useRef } from 'react';

/** Swipe distance that changes the slide, and how far the slides follow a swipe. */
const SWIPE_THRESHOLD_PX = 50;
const MAX_OFFSET_PX = 200;

/** Movement below this is a click. */
const DRAG_THRESHOLD_PX = 4;

/**
 * Pointer handlers of a scroll-snap container: its slides follow a swipe by at most 200 px, and a swipe of more than 50
 * px moves one slide. A swipe moves the only child of each slide: the browser would snap to where a moved slide is. The
 * container needs `touch-action: pan-y`: then the browser cancels a swipe that scrolls the page.
 */
export function useSwipe(step: (direction: number) => void) {
  const start = useRef<number>(undefined);
  const offset = useRef(0);

  const move = (box: HTMLElement, to: number) => {
    offset.current = to;
    for (const content of contentsOf(box)) content.style.translate = to ? `${to}px` : '';
  };

  const end = ({ currentTarget: box, clientX, type }: PointerEvent<HTMLElement>) => {
    const { current: from } = start;
    const { current: moved } = offset;
    start.current = undefined;
    if (from === undefined || !moved) return;
    move(box, 0);
    if (!motionStopped()) {
      // About as the browser scrolls, so that the slides neither move back first nor too far.
      const options = { duration: 0.3, ease: 'easeInOut' } as const;
      animate(contentsOf(box), { transform: [`translateX(${moved}px)`, 'none'] }, options);
    }
    const distance = type === 'pointerup' ? clientX - from : 0;
    if (Math.abs(distance) > SWIPE_THRESHOLD_PX) step(-Math.sign(distance));
  };

  return {
    onPointerDown({ clientX, isPrimary, button }: PointerEvent<HTMLElement>) {
      if (isPrimary && button === 0) start.current = clientX;
    },
    onPointerMove({ currentTarget: box, clientX, pointerId }: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      const distance = clientX - start.current;
      if (!offset.current) {
        if (Math.abs(distance) < DRAG_THRESHOLD_PX) return;
        // Keep receiving events outside the container, and select no text.
        box.setPointerCapture(pointerId);
        getSelection()?.empty();
      }
      move(box, Math.max(-MAX_OFFSET_PX, Math.min(MAX_OFFSET_PX, distance)));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const contentsOf = ({ children }: HTMLElement) =>
  Array.from(children, (slide) => slide.firstElementChild as HTMLElement);
