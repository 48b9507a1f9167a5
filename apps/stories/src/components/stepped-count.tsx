import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useRef, useState } from 'react';

interface Props {
  value: number;
  /** Milliseconds from when it is seen to its first step. */
  delayMs: number;
  /** How much it counts at once, and how often, in milliseconds. */
  step: number;
  intervalMs: number;
}

/** How much of the figure has to be in view. */
const VISIBLE_SHARE = 0.3;

/**
 * A number that counts from 0 to itself in even steps, once, when it is seen. As with shared-ui's `CountUp`, whose looks it
 * has, the number itself stays in the document and keeps its place; an aria-hidden twin counts over it and goes.
 */
export function SteppedCount({ value, delayMs, step, intervalMs }: Props) {
  const figure = useRef<HTMLSpanElement>(null);
  const [counted, setCounted] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const count = (to: number) => {
      setCounted(to < value ? to : undefined);
      if (to < value) timer = setTimeout(count, to === 0 ? delayMs + intervalMs : intervalMs, to + step);
    };
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= VISIBLE_SHARE)) return;
        seen.disconnect();
        if (!motionStopped()) count(0);
      },
      { threshold: VISIBLE_SHARE },
    );
    seen.observe(figure.current!);
    return () => {
      seen.disconnect();
      clearTimeout(timer);
    };
  }, [value, delayMs, step, intervalMs]);
  return (
    <span className="count-up" ref={figure}>
      {value}
      {counted !== undefined && <span aria-hidden="true">{counted}</span>}
    </span>
  );
}
