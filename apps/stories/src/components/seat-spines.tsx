import type { Department } from '@vantedge/content-shared';
import { FigureCaption, InlineStat, List } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';

interface Props {
  departments: readonly { key: Department; name: string; seats: number }[];
}

/** Bands of a spine from the top, in percent of its height. */
const bands = [
  { tone: 'cloth', middle: 6, height: 12 },
  { tone: 'label', middle: 24.5, height: 21 },
  { tone: 'cloth', middle: 59.5, height: 45 },
  { tone: 'cloth', middle: 93.5, height: 13 },
];

/** One spine per seat, grouped by department above its count; on a phone about two shelves, and no group is divided. */
export function SeatSpines({ departments }: Props) {
  const groups = departments.map(({ seats }) => seats);
  const total = groups.reduce((sum, seats) => sum + seats, 0);
  return (
    <List
      className="grid grid-flow-row-dense equal-cols-(--half) gap-y-5 md:equal-cols-(--total)"
      style={{ '--total': total, '--half': Math.max(Math.ceil(total / 2), ...groups) }}
    >
      {departments.map(({ key, name, seats }) => (
        <li key={key} className="col-span-(--seats)" style={{ '--seats': seats }} data-color={key}>
          <svg
            className="seat-spines h-21 w-full md:h-shelf"
            viewBox={`0 0 ${seats} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {bands.map(({ tone, middle, height }) => (
              <path
                key={middle}
                className={tone}
                strokeWidth={height}
                strokeDasharray=".78 .22"
                d={`M.11 ${middle}h${seats - 0.22}`}
              />
            ))}
          </svg>
          <p className="flex flex-col items-baseline gap-0.5 border-t border-rule pt-2 text-small/snug wrap-anywhere text-slate md:pt-3 lg:flex-row lg:gap-2">
            <InlineStat className="text-ink">{seats}</InlineStat> {name}
          </p>
        </li>
      ))}
    </List>
  );
}

interface SeatSpinesFigureProps extends ComponentProps<typeof SeatSpines> {
  value: string;
  caption: string;
}

/** A team as a shelf of book spines across the hero, and what one spine stands for. */
export function SeatSpinesFigure({ departments, value, caption }: SeatSpinesFigureProps) {
  return (
    <figure className="mt-figure scheme-dark [--shelf-ground:var(--night-2)]">
      <SeatSpines departments={departments} />
      <FigureCaption className="mt-3.5 max-w-wide text-balance">
        {value} {caption}
      </FigureCaption>
    </figure>
  );
}
