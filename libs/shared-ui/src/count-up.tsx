import { useEffect, useRef, useState } from 'react';
import { motionStopped } from './motion-stopped.ts';

/** How long a figure counts, in milliseconds. */
const DURATION_MS = 2000;

/** How much of it, or of its group, has to be in view first. */
const VISIBLE_SHARE = 0.3;

/**
 * A number that counts from 0 to itself, once, when 30 % of it can be seen. Numbers inside one `data-counts` start together,
 * when 30 % of that element can be seen. The number itself stays in the document and keeps its place; what moves is a twin
 * over it, which only eyes see and which is there for those two seconds alone.
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
    <span className="count-up" ref={stat}>
      {value}
      {counted !== undefined && <span aria-hidden="true">{counted}</span>}
    </span>
  );
}

/** Whether a value can be counted to: 500 and 99.9 can, 24/7 and 50M cannot. */
export function isCountable(value: string | number): boolean {
  return /^\d+(\.\d+)?$/.test(String(value));
}

/** A share of a number, with as many decimals as the number has. */
function partOf(value: string, share: number): string {
  return (Number(value) * share).toFixed(value.split('.')[1]?.length ?? 0);
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;
