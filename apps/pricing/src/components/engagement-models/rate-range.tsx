import { percentOf } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface RangeProps {
  rate: readonly [number, number];
  /** Dollars at the right end. */
  scale: number;
  /** A reference line at this price, in dollars. */
  mark?: number;
  highlighted?: boolean;
}

/** One price as a range on the dollar scale; a single price is a bar from zero. */
export function RateRange({ rate: [min, max], scale, mark, highlighted }: RangeProps) {
  const from = min === max ? 0 : min;
  return (
    <svg className="overflow-visible" width="100%" height="20">
      <line className="stroke-line" x1="0" x2="100%" y1="19.5" y2="19.5" />
      {mark !== undefined && (
        <line
          className="stroke-amber"
          x1={percentOf(mark, scale)}
          x2={percentOf(mark, scale)}
          y1="0"
          y2="20"
        />
      )}
      <rect
        className={highlighted ? 'fill-amber' : 'fill-control'}
        x={percentOf(from, scale)}
        y="4"
        width={percentOf(max - from, scale)}
        height="10"
      />
    </svg>
  );
}

interface ScaleProps {
  scale: number;
  ticks: readonly number[];
  unit: (value: number) => string;
}

/** Labels of the scale: the ends with their unit, the others without. */
export function RateScale({ scale, ticks, unit }: ScaleProps) {
  return (
    <svg
      className="overflow-visible fill-slate text-2xs/none font-medium normal-nums"
      width="100%"
      height="14"
    >
      {ticks.map((tick) => (
        <text
          key={tick}
          x={percentOf(tick, scale)}
          y="12"
          className={clsx(tick > 0 && (tick < scale ? '[text-anchor:middle]' : '[text-anchor:end]'))}
        >
          {tick === 0 || tick === scale ? unit(tick) : tick}
        </text>
      ))}
    </svg>
  );
}
