import { useState } from 'react';
import { m, Motion } from '../motion/react.tsx';

/** A count in even steps. */
export interface CountSteps {
  /** Milliseconds before the first interval. */
  delayMs: number;
  step: number;
  intervalMs: number;
}

interface Props {
  value: string;
  steps?: CountSteps | undefined;
  onEnd(): void;
}

/** Duration of an eased count, in seconds. */
const DURATION_S = 2;

/** Digits of a number that counts from 0: in two seconds, slowing down, or in even steps. */
export function CountingDigits({ value, steps, onEnd }: Props) {
  const total = Number(value.replaceAll(',', ''));
  const [count, setCount] = useState(0);
  const counted = (steps ? Math.floor(count / steps.step) * steps.step : count)
    .toFixed(value.split('.')[1]?.length ?? 0)
    .replace(/\B(?=(\d{3})+(\.|$))/g, ',');
  return (
    <Motion>
      <m.span
        aria-hidden="true"
        initial={{ '--count': 0 }}
        animate={{ '--count': total }}
        transition={steps ? inSteps(total, steps) : { duration: DURATION_S, ease: easeOut }}
        onUpdate={({ '--count': latest }) => setCount(Number(latest))}
        onAnimationComplete={onEnd}
      >
        {[...value].map((digit, i) => (
          <span key={i} data-digit={counted.padStart(value.length)[i]}>
            {digit}
          </span>
        ))}
      </m.span>
    </Motion>
  );
}

const inSteps = (total: number, { delayMs, step, intervalMs }: CountSteps) => ({
  delay: delayMs / 1000,
  duration: ((total / step) * intervalMs) / 1000,
  ease: 'linear' as const,
});

const easeOut = (share: number) => 1 - (1 - share) ** 3;
