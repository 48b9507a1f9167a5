import { clsx } from 'clsx';
import { estimate, hasResults } from './estimate.ts';
import { shortUsd } from './short-usd.ts';
import { useEstimate } from './use-estimate.ts';

const DOCK = clsx(
  'calc-dock sticky bottom-0 z-2 col-span-full -mx-edge mt-3 flex items-center justify-between gap-4 px-edge pt-2.5 pb-3',
  'border-t border-night-rule bg-night-3 text-small text-on-night-2 md:hidden print:hidden',
);

/**
 * Keeps the year's savings visible below the inputs on a phone. Hidden from screen readers, which read the result
 * itself.
 */
export function YearDock({ label }: { label: string }) {
  const { input } = useEstimate();
  return (
    <p className={DOCK} aria-hidden="true">
      <span>{label}</span>
      <b className="font-display text-6xl/none font-normal tracking-stat text-amber lining-nums">
        {hasResults(input) ? shortUsd(estimate(input).annual) : '–'}
      </b>
    </p>
  );
}
