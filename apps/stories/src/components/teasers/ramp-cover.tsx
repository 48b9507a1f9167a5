import { Legend } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { COVER } from './cover.ts';
import { seatBlock, type SeatGroup } from './seat-block.ts';

interface Props {
  departments: readonly { key: SeatGroup['key']; name: string; seats: number }[];
  /** Labels of the two ends of the scale. */
  from: string;
  to: string;
  weeks: number;
  caption: string;
  /** Accessible description of the drawing, in one sentence. */
  label: string;
}

/**
 * Fifty empty seats, a scale of weeks, fifty filled ones. Nothing is drawn between the ends because the record has no
 * data for it.
 */
export function RampCover({ departments, from, to, weeks, caption, label }: Props) {
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  const groups = departments.map(({ key, seats: size }) => ({ key, size }));
  return (
    <div className={clsx(COVER, 'cover--ramp')}>
      <svg className="w-full" viewBox="0 40 560 272" role="img" aria-label={label}>
        <path className="seat-empty" d={seatBlock([{ key: 'bd', size: seats }], 12)[0]?.path} />
        {seatBlock(groups, 460).map(({ key, path }) => (
          <path key={key} className={key} d={path} />
        ))}
        <path className="axis" d={weekAxis(weeks)} />
        <text className="n" x="280" y="200">
          0
          <tspan className="to" dx="14">
            to
          </tspan>
          <tspan dx="14">{seats}</tspan>
        </text>
        <text x="280" y="238">
          {caption}
        </text>
        <text className="s" x="5" y="302">
          {from}
        </text>
        <text className="e" x="555" y="302">
          {to}
        </text>
      </svg>
      <Legend
        items={departments.map(({ key, name, seats: value }) => ({ label: name, value, department: key }))}
      />
    </div>
  );
}

/** 24 px per week; the ends are tallest, every fourth week is a little taller. */
function weekAxis(weeks: number): string {
  const ticks = Array.from({ length: weeks + 1 }, (_, week) => {
    const height = week === 0 || week === weeks ? 16 : week % 4 === 0 ? 10 : 6;
    return `M${136 + week * 24} 270v-${height}`;
  });
  return `M136 270h${weeks * 24}${ticks.join('')}`;
}
