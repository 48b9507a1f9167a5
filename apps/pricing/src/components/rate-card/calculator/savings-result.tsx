import { formatUsd } from '@vantedge/content-shared';
import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { estimate } from './estimate.ts';
import { count } from './count.ts';
import { MonthTable } from './month-table.tsx';
import { SavingsCurve } from './savings-curve.tsx';
import { useDeferredEstimate } from './use-deferred-estimate.ts';

type Props = SavingsCalculatorContent['results'] & Pick<SavingsCalculatorContent, 'counts' | 'curve'>;

/** The year's savings in large type, the calculation behind it, and the year as a curve. */
export function SavingsResult({ label, lead, less, months, counts, curve }: Props) {
  const { input } = useDeferredEstimate();
  const result = estimate(input);
  const { market, cost, monthly, annual, percent } = result;
  // One text node, because moving parts of a line count as a layout shift.
  const factors = [
    count(input.developers, counts.developers),
    count(input.hours, counts.hours),
    less,
    count(12, counts.months),
  ];
  return (
    <div className="calc-answer" role="group" aria-label={label} data-size={statSize(formatUsd(annual))}>
      <p className="calc-lead">{lead}</p>
      <p className="saving-figure">
        <span>
          <span className="currency">$</span>
          {formatUsd(annual).slice(1)}
        </span>
      </p>
      <p className="calc-sum">{factors.map((factor) => factor.replaceAll(' ', '\u00a0')).join(' × ')}</p>
      <SavingsCurve {...curve} {...result} />
      <dl className="calc-months">
        <div>
          <dt>{months.market}</dt>
          <dd>{formatUsd(market)}</dd>
        </div>
        <div>
          <dt>{months.cost}</dt>
          <dd>{formatUsd(cost)}</dd>
        </div>
        <div className="is-saving">
          <dt>{months.monthly}</dt>
          <dd>{formatUsd(monthly)}</dd>
        </div>
        <div className="is-saving">
          <dt>{months.percent}</dt>
          <dd>
            {percent}
            <sup>%</sup>
          </dd>
        </div>
      </dl>
      <MonthTable {...curve.table} {...result} month={counts.months} />
    </div>
  );
}

/** The length class with its own font size in the stylesheet, so that the longest amount stays on one line. */
function statSize(stat: string): number {
  return [8, 10, 14, 19].filter((length) => stat.length > length).length;
}
