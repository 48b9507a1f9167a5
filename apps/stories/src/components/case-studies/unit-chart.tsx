import type { UnitChartContent } from '@vantedge/content-stories';
import { dashRows } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { round } from '../round.ts';

interface MarkStyle {
  pitch: [number, number];
  size: [number, number];
  /**
   * A strip across each mark, in the full color over a muted base: distance of its middle from the top, and its width.
   */
  strip?: { depth: number; width: number };
}

const markStyles: Record<UnitChartContent['mark'], MarkStyle> = {
  card: { pitch: [20, 20], size: [14, 14], strip: { depth: 2.1, width: 4.2 } },
  spine: { pitch: [16, 64], size: [12.5, 57.6], strip: { depth: 16.7, width: 15 } },
  hour: { pitch: [16, 64], size: [4.3, 50] },
  stroke: { pitch: [8, 30], size: [2.2, 25] },
  // A dot is the round cap of a dash. With a length of exactly zero, the last dot of a row would not be drawn.
  dot: { pitch: [9.6, 9.6], size: [0.01, 5.8] },
};

/** Rim of a hollow dot, in px: a smaller dot in the background color is drawn on top. */
const RIM_PX = 1.2;

/** One mark per unit; missing units are hollow. */
export function UnitChart({ mark, columns, groups, label }: UnitChartContent) {
  const { strip, ...style } = markStyles[mark];
  const grid = { columns, ...style };
  const [width, height] = style.size;
  const rows = { columns, pitch: style.pitch, dash: width, y: height / 2 };
  const gap = style.pitch[0] - width;
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { count }) => sum + count, 0));
  const [wide, high] = unitChartSize(
    grid,
    groups.reduce((sum, { count }) => sum + count, 0),
  );
  // Space of the round cap before the first mark of a row and after the last.
  const edge = mark === 'dot' ? height / 2 : 0;
  const dash = `${width} ${round(gap)}`;
  return (
    <svg
      className={clsx('unit-chart w-full', mark === 'dot' && 'unit-chart--dot')}
      viewBox={`${-edge} 0 ${round(wide + 2 * edge)} ${high}`}
      role="img"
      aria-label={label}
    >
      {groups.map(({ count, key }, index) => {
        const from = starts[index] ?? 0;
        const rest = key === 'rest';
        return (
          <g key={index} data-color={rest ? undefined : key}>
            <path
              className={rest ? 'rest' : strip ? 'cloth' : undefined}
              strokeWidth={height}
              strokeDasharray={dash}
              d={dashRows({ ...rows, from, count })}
            />
            {rest && (
              <path
                className="ground"
                strokeWidth={round(height - 2 * RIM_PX)}
                strokeDasharray={dash}
                d={dashRows({ ...rows, from, count })}
              />
            )}
            {strip && (
              <path
                strokeWidth={strip.width}
                strokeDasharray={dash}
                d={dashRows({ ...rows, from, count, y: strip.depth })}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Marks in rows; each mark is a dash of its row's line. */
interface MarkGrid {
  /** Marks per full row. */
  columns: number;
  /** Distance between the starts of two marks, horizontally and vertically. */
  pitch: readonly [number, number];
  /** Width and height of one mark. */
  size: readonly [number, number];
}

/** Width and height of a drawing with that many marks. */
export function unitChartSize(
  { columns, pitch: [across, down], size: [width, height] }: MarkGrid,
  count: number,
): [number, number] {
  const rows = Math.ceil(count / columns);
  return [round((Math.min(columns, count) - 1) * across + width), round((rows - 1) * down + height)];
}
