import { useEffect, useRef, useState } from 'react';
import { motionStopped } from '../motion/motion-stopped.ts';

/** Duration of the count, in milliseconds. */
const DURATION_MS = 2000;

/** Share of the element, or of its group, that has to be visible before it starts. */
const VISIBLE_SHARE = 0.3;

/**
 * A number that counts up from 0 once, when 30% of it is visible. Numbers inside one `data-counts` element start
 * together, when 30% of that element is visible. The final number stays in the document and keeps its space; an
 * aria-hidden copy of its digits counts over it and is removed after two seconds.
 */
export function CountUp({ value }: { value: string }) {
  const stat = useRef<HTMLSpanElement>(null);
  const [counted, setCounted] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const count = (start: number) => (now: number) => {
      const share = (now - start) / DURATION_MS;
      setCounted(share < 1 ? partOf(value, easeOut(share)) : undefined);
      if (share < 1) frame = requestAnimationFrame(count(start));
    };
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= VISIBLE_SHARE)) return;
        seen.disconnect();
        if (!motionStopped()) count(performance.now())(performance.now());
      },
      { threshold: VISIBLE_SHARE },
    );
    seen.observe(stat.current!.closest('[data-counts]') ?? stat.current!);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);
  return (
    <span className="count-up" ref={stat} data-live="">
      {value}
      {counted !== undefined && (
        <span aria-hidden="true">
          {[...value].map((digit, i) => (
            <span key={i} data-digit={counted.padStart(value.length)[i]}>
              {digit}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** True of values that can be counted: 500 and 99.9, not 24/7 or 50M. */
export function isCountable(value: string | number): boolean {
  return /^\d+(\.\d+)?$/.test(String(value));
}

/** A share of a number, with as many decimals as the number has. */
function partOf(value: string, share: number): string {
  return (Number(value) * share).toFixed(value.split('.')[1]?.length ?? 0);
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;
