import { percentOf } from '@vantedge/shared-ui';
interface RangeProps {
  rate: readonly [number, number];
  /** Dollars at the right end. */
  scale: number;
  /** A reference line at this price, in dollars. */
  mark?: number;
}

/** One price as a range on the dollar scale; a single price is a bar from zero. */
export function RateRange({ rate: [min, max], scale, mark }: RangeProps) {
  const from = min === max ? 0 : min;
  return (
    <svg className="rate-range" width="100%" height="20">
      <line className="axis" x1="0" x2="100%" y1="19.5" y2="19.5" />
      {mark !== undefined && (
        <line className="mark-line" x1={percentOf(mark, scale)} x2={percentOf(mark, scale)} y1="0" y2="20" />
      )}
      <rect x={percentOf(from, scale)} y="4" width={percentOf(max - from, scale)} height="10" />
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
    <svg className="rate-scale" width="100%" height="14">
      {ticks.map((tick) => (
        <text
          key={tick}
          x={percentOf(tick, scale)}
          y="12"
          className={tick === 0 ? 's' : tick === scale ? 'e' : undefined}
        >
          {tick === 0 || tick === scale ? unit(tick) : tick}
        </text>
      ))}
    </svg>
  );
}
