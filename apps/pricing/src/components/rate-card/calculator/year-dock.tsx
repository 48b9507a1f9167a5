import { estimate, hasResults } from './estimate.ts';
import { shortUsd } from './short-usd.ts';
import { useEstimate } from './use-estimate.ts';

/**
 * Keeps the year's savings visible below the inputs on a phone. Hidden from screen readers, which read the result
 * itself.
 */
export function YearDock({ label }: { label: string }) {
  const { input } = useEstimate();
  return (
    <p className="calc-dock" aria-hidden="true">
      <span>{label}</span>
      <b>{hasResults(input) ? shortUsd(estimate(input).annual) : '–'}</b>
    </p>
  );
}
