import { formatUsd } from '@vantedge/content-shared';
import { fillTemplate } from '@vantedge/shared-ui';
import { useEffect, useRef } from 'react';
import { estimate, hasResults } from './estimate.ts';
import { useDeferredEstimate } from './use-deferred-estimate.ts';

/** Delay after the last change before the result is announced, in milliseconds: once per number, not per digit. */
const ANNOUNCE_DELAY_MS = 600;

interface Props {
  /** `{annual}`, `{monthly}`. */
  announcement: string;
  empty: string;
}

/**
 * Announces the result politely to screen readers. Outside of the re-rendered area, because some screen readers ignore
 * replaced live regions.
 */
export function SavingsAnnouncement({ announcement, empty }: Props) {
  const { input, changed } = useDeferredEstimate();
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => {
      const { annual, monthly } = estimate(input);
      const text = { annual: formatUsd(annual), monthly: formatUsd(monthly) };
      output.current!.textContent = hasResults(input) ? fillTemplate(announcement, text) : empty;
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [input, changed, announcement, empty]);
  return <output ref={output} className="visually-hidden" htmlFor="developers custom-hours" />;
}
