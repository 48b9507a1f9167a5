import { clsx } from 'clsx';
import { dashRows } from '../drawing.ts';
import type { Color } from '../palette.ts';

interface Props {
  /** Consecutive groups, each in its color, or in that of the text. */
  groups: readonly { count: number; color?: Color }[];
  shape?: keyof typeof SHAPES;
  /** Marks to a row; all without it. */
  columns?: number;
  /** Accessible description; decorative without it. */
  label?: string;
  /** Sets another size: the drawing fills it. */
  className?: string;
}

/** Width and height of a mark, and the distance to the next one across and down, in pixels. */
const SHAPES = {
  bar: { size: [7, 16], pitch: [10, 20] },
  tick: { size: [2, 40], pitch: [3, 44] },
  square: { size: [12, 12], pitch: [16, 16] },
} as const;

/**
 * One mark to a unit: bars for people and seats, ticks for many things, squares for days.
 * @not for percentages, which are numbers or bars; not without the number as text nearby.
 */
export function Marks({ groups, shape = 'bar', columns, label, className }: Props) {
  const { size, pitch } = SHAPES[shape];
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const across = columns ?? all;
  const width = Math.min(across, all) * pitch[0] - (pitch[0] - size[0]);
  const height = Math.ceil(all / across) * pitch[1] - (pitch[1] - size[1]);
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  let from = 0;
  return (
    <svg
      className={clsx('marks ui:max-w-full', className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      {...naming}
    >
      {groups.map(({ count, color }, index) => {
        const path = dashRows({ count, columns: across, pitch, from, y: size[1] / 2, dash: size[0] });
        from += count;
        return (
          <path
            key={index}
            className="ui:stroke-[var(--mark,currentColor)]"
            data-color={color}
            strokeWidth={size[1]}
            strokeDasharray={`${size[0]} ${pitch[0] - size[0]}`}
            d={path}
          />
        );
      })}
    </svg>
  );
}
