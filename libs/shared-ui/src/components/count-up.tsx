import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../motion/index.ts';
import { motionStopped } from '../motion/motion-stopped.ts';
import type { CountingDigits, CountSteps } from './counting-digits.tsx';

/** Share of the element, or of its group, that has to be visible before it starts. */
const VISIBLE_SHARE = 0.3;

interface Props {
  value: string;
  /** Counts in even steps instead of easing; the same object in every render. */
  steps?: CountSteps;
}

/**
 * A number that counts up from 0 once, when 30% of it is visible. Numbers inside one `data-count-up` element start
 * together, when 30% of that element is visible. The final number stays in the document and keeps its space; an
 * aria-hidden copy of its digits counts over it and is then removed.
 */
export function CountUp({ value, steps }: Props) {
  const group = useRef<Element>(null);
  const [Digits, setDigits] = useState<ComponentType<ComponentProps<typeof CountingDigits>>>();
  const [counts, setCounts] = useState(false);
  const visible = useInView(group, { once: true, amount: VISIBLE_SHARE });
  const attach = useCallback((stat: Element | null) => {
    group.current = stat && (stat.closest('[data-count-up]') ?? stat);
  }, []);
  // Loads the code before the number is seen, so that it starts at once.
  useEffect(() => {
    if (motionStopped()) return;
    import('./counting-digits.tsx').then(
      (loaded) => setDigits(() => loaded.CountingDigits),
      (error: unknown) => console.error(`[count-up] ${value} does not count:`, error),
    );
  }, [value]);
  useEffect(() => setCounts(visible && !motionStopped()), [visible]);
  const end = useCallback(() => setCounts(false), []);
  return (
    <span className="count-up ui:relative ui:inline-block" ref={attach} data-hydrate="">
      {value}
      {counts && Digits && <Digits value={value} steps={steps} onEnd={end} />}
    </span>
  );
}

/** True of values that can be counted: 500, 5,000 and 99.9, not 24/7 or 50M. */
export function isCountable(value: string | number): boolean {
  return /^\d+(,\d{3})*(\.\d+)?$/.test(String(value));
}
