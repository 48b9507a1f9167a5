import { percentOf } from '../drawing.ts';

interface Props {
  /** Start, end of the minimum and end of the maximum, on a scale from 0 to `length`. */
  from: number;
  minEnd: number;
  to: number;
  length: number;
  /** Position and height in the drawing; the whole height without them. */
  y?: string;
  height?: string;
}

/** A range on a horizontal scale, as `rect`s for an `svg`: solid up to the minimum, tinted up to the maximum. */
export function RangeBar({ from, minEnd, to, length, y, height = '100%' }: Props) {
  const x = percentOf(from, length);
  return (
    <>
      <rect
        className="ui:fill-service-tint"
        x={x}
        y={y}
        width={percentOf(to - from, length)}
        height={height}
      />
      <rect
        className="ui:fill-service-or-teal"
        x={x}
        y={y}
        width={percentOf(minEnd - from, length)}
        height={height}
      />
    </>
  );
}
