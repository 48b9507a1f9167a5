import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useRef, useState } from 'react';

interface Props {
  value: number;
  /** Milliseconds between becoming visible and the first step. */
  delayMs: number;
  /** Size of a step and time between steps, in milliseconds. */
  step: number;
  intervalMs: number;
}

/** Share of the element that has to be visible. */
const VISIBLE_SHARE = 0.3;

/**
 * A number that counts up from 0 in even steps, once, when visible. As in shared-ui's `CountUp`, whose styles it uses,
 * the final number stays in the document and keeps its space; an aria-hidden copy counts over it and is then removed.
 */
export function SteppedCount({ value, delayMs, step, intervalMs }: Props) {
  const stat = useRef<HTMLSpanElement>(null);
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
    seen.observe(stat.current!);
    return () => {
      seen.disconnect();
      clearTimeout(timer);
    };
  }, [value, delayMs, step, intervalMs]);
  return (
    <span className="count-up" ref={stat} data-live="">
      {value}
      {counted !== undefined && (
        <span aria-hidden="true">
          {[...String(value)].map((digit, i, { length }) => (
            <span key={i} data-digit={String(counted).padStart(length)[i]}>
              {digit}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
