import { useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../motion/index.ts';
import { motionStopped } from '../motion/motion-stopped.ts';
import type { CountSteps } from './counting-digits.tsx';
import { enhanced } from './enhanced.tsx';

/** Share of the element, or of its group, that has to be visible before it starts. */
const VISIBLE_SHARE = 0.3;

const loadDigits = () => import('./counting-digits.tsx').then(({ CountingDigits }) => CountingDigits);
const CountingDigits = enhanced(() => null, loadDigits);

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
  const group = useRef<Element>(null);
  const [state, setState] = useState<'waiting' | 'counting' | 'counted'>('waiting');
  const visible = useInView(group, { once: true, amount: VISIBLE_SHARE });
  const attach = useCallback((stat: Element | null) => {
    group.current = stat && (stat.closest('[data-counts]') ?? stat);
  }, []);
  useEffect(() => {
    // Loads the code before the number is seen, so that it starts at once.
    if (!motionStopped()) loadDigits().catch(() => {});
  }, []);
  useEffect(() => {
    if (visible) setState(motionStopped() ? 'counted' : 'counting');
  }, [visible]);
  const end = useCallback(() => setState('counted'), []);
  return (
    <span className="count-up ui:relative ui:inline-block" ref={attach} data-live="">
      {value}
      {state === 'counting' && <CountingDigits value={value} steps={steps} onEnd={end} />}
    </span>
  );
}

/** True of values that can be counted: 500 and 99.9, not 24/7 or 50M. */
export function isCountable(value: string | number): boolean {
  return /^\d+(\.\d+)?$/.test(String(value));
}
