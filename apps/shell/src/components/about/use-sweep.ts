import { motionStopped } from '@vantedge/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';

/** How long the hand takes from the hour that was served to the visitor's own, in milliseconds. */
const SWEEP_MS = 1600;

/**
 * Lets what turns on the dial sweep once, clockwise, from the hour as served to the present; the hand then moves with the
 * minutes. Where motion is not wanted, the dial simply shows the present.
 */
export function useSweep(drawing: RefObject<SVGSVGElement | null>, hand: number, live: boolean): void {
  const served = useRef(hand);
  const isSwept = useRef(false);
  useEffect(() => {
    if (!live || isSwept.current) return;
    isSwept.current = true;
    if (motionStopped()) return;
    const ahead = (((hand - served.current) % 360) + 360) % 360;
    for (const part of drawing.current?.querySelectorAll('.dd-turns') ?? []) {
      part.animate?.([{ rotate: `${-ahead}deg` }, { rotate: '0deg' }], {
        duration: SWEEP_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  }, [drawing, hand, live]);
}
