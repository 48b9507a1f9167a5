import { formatUsd } from '@vantedge/content-shared';
import { fillTemplate } from '@vantedge/shared-ui';
import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { curveScale } from './curve-scale.ts';
import type { Estimate } from './estimate.ts';
import { scaleUsd, shortUsd } from './short-usd.ts';

type Props = Omit<SavingsCalculatorContent['curve'], 'table'> & Estimate;

const months = Array.from({ length: 12 }, (_, month) => month + 1);
const quarters = [3, 6, 9, 12];

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
    <svg className="savings-curve" role="img" aria-label={text}>
      {marks.map((mark) => (
        <text key={mark} className="scale" y={`${y(mark)}%`} dy="-6">
          {scaleUsd(mark)}
        </text>
      ))}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="grid" d={marks.map((mark) => `M0 ${y(mark)}H100`).join('')} />
        <path className="saving" d={`M0 100 100 ${top}V${low}Z`} />
        <path className="cost" d={`M0 100 100 ${low}V100Z`} />
        <path className="ticks" d={months.map((n) => tick(n, top)).join('')} />
        <path className="market" d={`M0 100 100 ${top}`} />
      </svg>
      <line className="base" x2="100%" y1="100%" y2="100%" />
      {quarters.map((n) => (
        <text key={n} className={n === 12 ? 'month last' : 'month'} x={`${(n / 12) * 100}%`} y="100%" dy="22">
          {n === 3 ? `${month} ${n}` : n}
        </text>
      ))}
      <svg x="100%" width="100%" height="100%" overflow="visible">
        <line className="span" x1="10" x2="10" y1={`${top}%`} y2={`${low}%`} />
        <line className="span" x1="5" x2="15" y1={`${top}%`} y2={`${top}%`} />
        <line className="span" x1="5" x2="15" y1={`${low}%`} y2={`${low}%`} />
        <text className="name" x="24" y={`${top}%`} dy="-19">
          {marketName}
        </text>
        <text className="sum" x="24" y={`${top}%`} dy="3">
          {shortUsd(market)}
        </text>
        <text className="kept" x="24" y={`${(top + low) / 2}%`} dy="6">
          {shortUsd(annual)}
        </text>
        <text className="sum" x="24" y={`${low}%`} dy="8">
          {shortUsd(cost)}
        </text>
        <text className="name" x="24" y={`${low}%`} dy="26">
          {costName}
        </text>
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
