import { useEffect, useRef, useState } from 'react';
import { inView } from '../motion/index.ts';
import { motionStopped } from '../motion/motion-stopped.ts';
import { countEased, countInSteps, type CountSteps } from './count.ts';

/** Share of the element, or of its group, that has to be visible before it starts. */
const VISIBLE_SHARE = 0.3;

interface Props {
  value: string;
  /** Counts in even steps instead of easing; the same object in every render. */
  steps?: CountSteps;
}

/**
 * A number that counts up from 0 once, when 30% of it is visible. Numbers inside one `data-counts` element start
 * together, when 30% of that element is visible. The final number stays in the document and keeps its space; an
 * aria-hidden copy of its digits counts over it and is then removed.
 */
export function CountUp({ value, steps }: Props) {
  const stat = useRef<HTMLSpanElement>(null);
  const [counted, setCounted] = useState<string>();
  useEffect(() => {
    let stop = () => {};
    const group = stat.current!.closest('[data-counts]') ?? stat.current!;
    const unwatch = inView(
      group,
      () => {
        unwatch();
        if (!motionStopped())
          stop = steps ? countInSteps(value, steps, setCounted) : countEased(value, setCounted);
      },
      { amount: VISIBLE_SHARE },
    );
    return () => {
      unwatch();
      stop();
    };
  }, [value, steps]);
  return (
    <span className="count-up ui:relative ui:inline-block" ref={stat} data-live="">
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
