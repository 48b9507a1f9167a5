import { estimate, hasResults } from './estimate.ts';
import { shortUsd } from './short-usd.ts';
import { useEstimate } from './use-estimate.ts';

/** On a phone the year's saving stays in sight below the inputs; for the eye alone, the answer itself is read below. */
export function YearDock({ label }: { label: string }) {
  const { input } = useEstimate();
  return (
    <p className="calc-dock" aria-hidden="true">
      <span>{label}</span>
      <b>{hasResults(input) ? shortUsd(estimate(input).annual) : '–'}</b>
    </p>
  );
}
