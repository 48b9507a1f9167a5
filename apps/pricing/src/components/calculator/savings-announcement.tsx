import { useEffect, useRef } from 'react';
import { usd } from '../usd.ts';
import { estimate, hasResults } from './estimate.ts';
import { fill } from './fill.ts';
import { useDeferredEstimate } from './use-deferred-estimate.ts';

/** Milliseconds without a change after which the result is said: one sentence for a number, not one for each digit. */
const ANNOUNCE_DELAY_MS = 600;

interface Props {
  /** `{annual}`, `{monthly}`. */
  announcement: string;
  empty: string;
}

/** The result for screen readers, politely. It stands outside of what is rendered anew, or some would not say it. */
export function SavingsAnnouncement({ announcement, empty }: Props) {
  const { input, changed } = useDeferredEstimate();
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => {
      const { annual, monthly } = estimate(input);
      const text = { annual: usd(annual), monthly: usd(monthly) };
      output.current!.textContent = hasResults(input) ? fill(announcement, text) : empty;
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [input, changed, announcement, empty]);
  return <output ref={output} className="visually-hidden" htmlFor="developers custom-hours" />;
}
