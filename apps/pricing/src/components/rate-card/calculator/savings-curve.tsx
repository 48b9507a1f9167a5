import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { formatNumber, formatUsd, type Savings } from '@vantedge/content-shared';
import { fillTemplate, percentOf } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

type Props = Omit<SavingsCalculatorContent['curve'], 'table'> & Savings;

const months = Array.from({ length: 12 }, (_, month) => month + 1);
const quarters = [3, 6, 9, 12];

const CURVE = clsx(
  'mt-9 mb-10 h-50 w-[calc(100%-108px)] overflow-visible fill-on-night-2 text-[13px]/none tabular-nums',
  'md:mb-14 md:h-79 md:w-[calc(100%-132px)]',
  'print:break-inside-avoid',
);
const SUM = 'font-display text-[18px] tracking-snug normal-nums md:text-[20px]';

/** The market's costs over a year above, ours below, and the savings as the area between them. */
export function SavingsCurve({ description, marketName, costName, month, ...result }: Props) {
  const { annual } = result;
  const [market, cost] = [result.market * 12, result.cost * 12];
  const marks = curveScale(market);
  const max = marks.at(-1) ?? market;
  const y = (dollars: number) => round((1 - dollars / max) * 100);
  const [top, low] = [y(market), y(cost)];
  const text = fillTemplate(description, {
    market: formatUsd(market),
    cost: formatUsd(cost),
    annual: formatUsd(annual),
  });
  return (
    <svg className={CURVE} role="img" aria-label={text}>
      {marks.map((mark) => (
        <text key={mark} className="text-2xs" y={`${y(mark)}%`} dy="-6">
          {scaleUsd(mark)}
        </text>
      ))}
      <svg
        className="*:[vector-effect:non-scaling-stroke]"
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path className="stroke-night-line" d={marks.map((mark) => `M0 ${y(mark)}H100`).join('')} />
        <path className="fill-amber" d={`M0 100 100 ${top}V${low}Z`} />
        <path className="fill-night-4" d={`M0 100 100 ${low}V100Z`} />
        <path className="stroke-night [stroke-opacity:0.3]" d={months.map((n) => tick(n, top)).join('')} />
        <path className="fill-none stroke-on-night stroke-2" d={`M0 100 100 ${top}`} />
      </svg>
      <line className="stroke-on-night" x2="100%" y1="100%" y2="100%" />
      {quarters.map((n) => (
        <text
          key={n}
          className={clsx('text-2xs font-medium', n < 12 ? '[text-anchor:middle]' : '[text-anchor:end]')}
          x={percentOf(n, 12)}
          y="100%"
          dy="22"
        >
          {n === 3 ? `${month} ${n}` : n}
        </text>
      ))}
      <svg x="100%" width="100%" height="100%" overflow="visible">
        <line className="stroke-amber" x1="10" x2="10" y1={`${top}%`} y2={`${low}%`} />
        <line className="stroke-amber" x1="5" x2="15" y1={`${top}%`} y2={`${top}%`} />
        <line className="stroke-amber" x1="5" x2="15" y1={`${low}%`} y2={`${low}%`} />
        <g className="max-md:-translate-x-1.5">
          <text x="24" y={`${top}%`} dy="-19">
            {marketName}
          </text>
          <text className={clsx(SUM, 'fill-on-night')} x="24" y={`${top}%`} dy="3">
            {shortUsd(market)}
          </text>
          <text className={clsx(SUM, 'fill-amber')} x="24" y={`${(top + low) / 2}%`} dy="6">
            {shortUsd(annual)}
          </text>
          <text className={clsx(SUM, 'fill-on-night')} x="24" y={`${low}%`} dy="8">
            {shortUsd(cost)}
          </text>
          <text x="24" y={`${low}%`} dy="26">
            {costName}
          </text>
        </g>
      </svg>
    </svg>
  );
}

/** The vertical line of a month, from the base to the market's curve; positions in percent. */
function tick(month: number, top: number): string {
  const share = month / 12;
  return `M${round(share * 100)} 100V${round(100 - (100 - top) * share)}`;
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10;
}

/** Possible maximums of a scale within a power of ten, each with its number of equal steps. */
const tops = [
  { top: 1, steps: 5 },
  { top: 2, steps: 4 },
  { top: 3, steps: 3 },
  { top: 6, steps: 3 },
  { top: 10, steps: 5 },
];

/** Returns the ticks of a scale above zero; the last is the smallest round value not below `max`, which is above 0. */
export function curveScale(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max));
  const { top, steps } = tops.find((scale) => scale.top * power >= max) ?? { top: 10, steps: 5 };
  return Array.from({ length: steps }, (_, step) => (top * power * (step + 1)) / steps);
}

/**
 * Up to nine digits in full, then in millions, billions or trillions: $480,000, $4.16T. For narrow parts of a drawing.
 */
export function shortUsd(dollars: number): string {
  return `$${dollars < 1e7 ? formatNumber(dollars) : compact(dollars)}`;
}

/** As short as possible: $600k, $2M. For ticks. */
export function scaleUsd(dollars: number): string {
  return `$${dollars < 1e3 ? dollars : compact(dollars)}`;
}

const UNITS = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** At most two decimals, and a unit. `Intl` has this notation, but loading its data blocks a slow phone. */
function compact(dollars: number): string {
  // From here on, two decimals of the next smaller unit round up to this one.
  const [size, unit] = UNITS.find(([size]) => dollars >= size * 0.999_995) ?? [1, ''];
  return formatNumber(Math.round((dollars * 100) / size) / 100) + unit;
}
