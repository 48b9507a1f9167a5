import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { formatNumber, formatUsd } from '@vantedge/content-shared';
import { fillTemplate } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { useDeferredEstimate } from './estimate-provider.tsx';
import { equivalent, estimate } from './estimate.ts';

/** From this number on, digits are smaller so that they do not overlap the labels. */
const LONG_FROM = 1e10;

const ROW = clsx(
  'grid grid-cols-[minmax(64px,auto)_1fr] items-center gap-x-gutter gap-y-2 border-t border-night-line py-3',
  'md:grid-cols-12 md:py-3',
);
const NORMAL = {
  list: '2xs:max-md:grid 2xs:max-md:grid-cols-3 2xs:max-md:gap-x-gutter',
  row: '2xs:max-md:grid-cols-1 2xs:max-md:grid-rows-auto-fill-auto 2xs:max-md:items-start',
  name: 'text-md max-2xs:col-start-2 2xs:row-start-2 md:col-span-4 md:col-start-3 md:row-start-1 md:text-base xl:col-span-3 xl:col-start-3',
  number: 'text-7xl md:col-span-2 md:col-start-1 md:text-8xl print:text-4xl',
  ruler: 'max-2xs:row-start-2 2xs:row-start-3 md:col-start-7 md:-col-end-1 xl:col-start-6',
};
const LONG: typeof NORMAL = {
  list: '',
  row: '',
  name: 'col-start-2 row-start-1 md:col-span-3 md:col-start-5',
  number: 'text-2xl md:col-span-4 md:col-start-1',
  ruler: 'row-start-2 md:col-start-8 md:-col-end-1',
};

/** The year's savings three times as one bar, each divided into whole units of a price. */
export function Equivalents({ title, rows }: SavingsCalculatorContent['equivalents']) {
  const { input } = useDeferredEstimate();
  const { annual } = estimate(input);
  const look = annual < LONG_FROM ? NORMAL : LONG;
  return (
    <div className="equivalents col-span-full mt-figure border-t border-night-rule pt-7 print:break-inside-avoid">
      <h3>{fillTemplate(title, { annual: formatUsd(annual) })}</h3>
      <dl className={clsx('mt-4 md:mt-5', look.list)}>
        {rows.map(({ price, basis, one, other }) => {
          const whole = equivalent(annual, price);
          return (
            <div key={price} className={clsx(ROW, look.row)}>
              <dt className={clsx('leading-snug', look.name)}>
                <span>{whole === 1 ? one : other}</span>{' '}
                <span className="block text-small text-on-night-2">{basis}</span>
              </dt>
              <dd className={clsx('figure col-start-1 row-start-1 leading-none tracking-stat', look.number)}>
                {formatNumber(whole)}
              </dd>
              <dd className={clsx('col-span-full md:row-start-1', look.ruler)} aria-hidden="true">
                <UnitRuler whole={whole} unit={price / annual} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

interface UnitRulerProps {
  /** Number of whole units. */
  whole: number;
  /** Length of one unit, as a share of the whole length. */
  unit: number;
}

/** Above this number, ticks would touch one another. */
const MAX_TICKS = 130;

/** Whole units as a bar with a tick after each; the remainder is an empty outline. */
function UnitRuler({ whole, unit }: UnitRulerProps) {
  const ticks = whole > MAX_TICKS ? 0 : whole;
  const index = (n: number) => Math.round(n * unit * 10_000) / 100;
  return (
    <svg
      className="h-4 w-full *:[vector-effect:non-scaling-stroke] md:h-7"
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
    >
      <path className="fill-none stroke-night-rule [stroke-dasharray:3_4]" d="M0 0H100V28H0Z" />
      <path className="fill-amber" d={`M0 0H${index(whole)}V28H0Z`} />
      <path
        className={clsx('stroke-night', ticks > 40 ? 'stroke-[1.25]' : 'stroke-3')}
        d={Array.from({ length: ticks }, (_, n) => `M${index(n + 1)} 0V28`).join('')}
      />
    </svg>
  );
}
