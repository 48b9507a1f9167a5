/** A count in even steps. */
interface CountSteps {
  /** Milliseconds before the first interval. */
  delayMs: number;
  step: number;
  intervalMs: number;
}

interface Props {
  value: string;
  /** Counts in even steps instead of easing. */
  steps?: CountSteps;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'count-up': React.HTMLAttributes<HTMLElement> & { steps?: string | undefined };
    }
  }
}

/**
 * A number that counts up from 0 once, when 30% of it is visible. Numbers inside one `data-count-up` element start together, when 30% of
 * that element is visible. `defineCountUp` counts, so it needs no React: while it does, the element has more content than React knows of.
 * @not by itself: `StatValue` with `counts` sets the signs and the unit, too.
 */
export function CountUp({ value, steps }: Props) {
  return (
    <count-up
      className="count-up ui:relative ui:inline-block"
      steps={steps && `${steps.step} ${steps.intervalMs} ${steps.delayMs}`}
      suppressHydrationWarning
    >
      {value}
    </count-up>
  );
}

/** True of values that can be counted: 500, 5,000 and 99.9, not 24/7 or 50M. */
export function isCountable(value: string | number): boolean {
  return /^\d+(,\d{3})*(\.\d+)?$/.test(String(value));
}
