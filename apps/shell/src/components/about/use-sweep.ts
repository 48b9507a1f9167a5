import { motionStopped } from '@vantedge/shared-ui';
import { animate } from '@vantedge/shared-ui/motion';
import { type RefObject, useEffect, useRef } from 'react';

/** Duration of the sweep from the prerendered time to the current time, in seconds. */
const SWEEP_DURATION = 1.6;

/**
 * Sweeps the dial once, clockwise, from the prerendered to the current time. With reduced motion, the dial switches
 * without animation.
 */
export function useSweep(drawing: RefObject<SVGSVGElement | null>, hand: number, live: boolean): void {
  const served = useRef(hand);
  const isSwept = useRef(false);
  useEffect(() => {
    if (!live || isSwept.current) return;
    isSwept.current = true;
    if (motionStopped()) return;
    const ahead = (((hand - served.current) % 360) + 360) % 360;
    const parts = drawing.current!.querySelectorAll<SVGElement>('[data-rotates]');
    animate(
      parts,
      { rotate: [`${-ahead}deg`, '0deg'] },
      { duration: SWEEP_DURATION, ease: [0.2, 0.7, 0.2, 1] },
    );
  }, [drawing, hand, live]);
}
