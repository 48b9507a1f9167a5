import { fillTemplate } from '@vantedge/shared-ui';
import { formatNumber, formatUsd } from '@vantedge/content-shared';
import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { equivalent, estimate } from './estimate.ts';
import { UnitRuler } from './unit-ruler.tsx';
import { useDeferredEstimate } from './use-deferred-estimate.ts';

/** From this number on, digits are smaller so that they do not overlap the labels. */
const LONG_FROM = 1e10;

/** The year's savings three times as one bar, each divided into whole units of a price. */
export function Equivalents({ title, rows }: SavingsCalculatorContent['equivalents']) {
  const { input } = useDeferredEstimate();
  const { annual } = estimate(input);
  return (
    <div className={annual < LONG_FROM ? 'equivalents' : 'equivalents equivalents--long'}>
      <h3>{fillTemplate(title, { annual: formatUsd(annual) })}</h3>
      <dl>
        {rows.map(({ price, basis, one, other }) => {
          const whole = equivalent(annual, price);
          return (
            <div key={price}>
              <dt>
                {whole === 1 ? one : other} <span>{basis}</span>
              </dt>
              <dd>{formatNumber(whole)}</dd>
              <dd className="unit-ruler" aria-hidden="true">
                <UnitRuler whole={whole} unit={price / annual} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
