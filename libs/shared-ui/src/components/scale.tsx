import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { toPercent } from '../drawing.ts';
import type { Color } from '../palette.ts';
import { words } from '../words.ts';
import { List } from './lists.tsx';

interface TicksProps {
  /** Evenly spaced, the first at the start of the scale. */
  labels: readonly ReactNode[];
  /** `center`: at their ticks, the outer two inside the scale; `end`: before their ticks, the first after its own. */
  align?: 'center' | 'end';
  className?: string;
}

const TICKS = {
  center: clsx(
    'ui:text-2xs/none ui:whitespace-nowrap',
    'ui:*:flex ui:*:w-0 ui:*:justify-center ui:*:first:justify-start ui:*:last:justify-end',
  ),
  end: 'ui:text-right ui:text-2xs/snug ui:*:flex-1 ui:*:first:w-0 ui:*:first:flex-none ui:*:first:whitespace-nowrap',
};

/**
 * The labels of a time scale, or of any other scale. Screen readers get the values from what is on the scale.
 * @not as the only text of a scale: screen readers do not get it.
 */
export function ScaleTicks({ labels, align = 'center', className }: TicksProps) {
  return (
    <List
      ordered
      className={clsx('ui:flex ui:justify-between ui:font-medium ui:tabular-nums', TICKS[align], className)}
      aria-hidden="true"
    >
      {labels.map((label, index) => (
        // A day may begin and end with the same hour.
        <li key={index}>{label}</li>
      ))}
    </List>
  );
}

interface Extent {
  /** Start and end, on a scale from 0 to `length`. */
  from?: number;
  to: number;
  length: number;
  /** Position and height in the drawing; the whole height without them. */
  y?: string;
  height?: string;
}

interface SpanProps extends Extent {
  /** Has an effect with `fill-(--mark)`. */
  color?: Color;
  className?: string;
}

/**
 * A span on a horizontal scale, as a `rect` for an `svg`.
 * @not for a range with a minimum: `RangeBar`.
 */
export function ScaleSpan({ from = 0, to, length, y, height = '100%', color, className }: SpanProps) {
  return (
    <rect
      className={className}
      data-color={color}
      x={toPercent(from, length)}
      y={y}
      width={toPercent(to - from, length)}
      height={height}
    />
  );
}

interface LegendProps {
  shortest?: string;
  longest?: string;
  className?: string;
}

const KEY = 'ui:inline-flex ui:items-center ui:gap-2 ui:before:h-2.5 ui:before:w-6 ui:before:content-[""]';

/**
 * The legend of bars that are `RangeBar`s.
 * @not for bars without a maximum; not in words: a caption does not explain colors.
 */
export function RangeLegend({ shortest = words.shortest, longest = words.longest, className }: LegendProps) {
  return (
    <span
      className={clsx('ui:inline-flex ui:gap-5 ui:text-small ui:text-slate', className)}
      aria-hidden="true"
    >
      <span className={clsx(KEY, 'ui:before:bg-service-or-teal')}>{shortest}</span>
      <span className={clsx(KEY, 'ui:before:bg-service-tint')}>{longest}</span>
    </span>
  );
}

interface RangeProps extends Extent {
  /** End of the minimum. */
  minEnd: number;
}

/**
 * A range on a horizontal scale, for an `svg`: solid up to the minimum, tinted up to the maximum.
 * @not for a single value: `ScaleSpan`.
 */
export function RangeBar({ minEnd, to, ...range }: RangeProps) {
  return (
    <>
      <ScaleSpan className="ui:fill-service-tint" to={to} {...range} />
      <ScaleSpan className="ui:fill-service-or-teal" to={minEnd} {...range} />
    </>
  );
}
