import { formatNumber } from '@vantedge/content-shared';
import { FigureCaption, List, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Model {
  id: string;
  name: string;
  minimumHours: number;
  shortMinimum: string;
  badge?: string;
}

interface Props {
  unit: string;
  ticks: readonly number[];
  /** Hours at the right end of the scale. */
  max: number;
  caption: string;
  models: readonly Model[];
}

/** The model, its line and its minimum. On a phone, the line is below the others. */
const ROW = clsx(
  'grid min-h-14 grid-cols-fill-auto items-center border-b border-night-line py-2.5',
  'md:label-cols-68 md:py-2 lg:grid-cols-[260px_1fr_230px] lg:py-0',
);

/** The minimum hours of each model on one scale; there is no maximum. */
export function ModelMinimums({ unit, ticks, max, caption, models }: Props) {
  return (
    <figure className="model-minimums mt-figure">
      <div className="grid h-5.5 md:label-cols-68 lg:grid-cols-[260px_1fr_230px]" aria-hidden="true">
        <b className="text-2xs/none font-medium text-on-night-2 max-md:hidden">{unit}</b>
        <svg
          className="overflow-visible fill-on-night-2 text-2xs/none font-medium tabular-nums [text-anchor:middle]"
          width="100%"
          height="22"
        >
          {ticks.map((hours) => (
            <text
              key={hours}
              x={minimumPosition(hours, max)}
              y="11"
              className={hours === max ? 'max-lg:[text-anchor:end]' : undefined}
            >
              {formatNumber(hours)}
            </text>
          ))}
        </svg>
      </div>
      <List className="border-t border-night-rule">
        {models.map(({ id, name, minimumHours, shortMinimum, badge }) => (
          <li key={id} className={ROW}>
            <a
              className="inline-flex min-h-11 items-center gap-2.5 justify-self-start font-medium no-underline hover:underline min-[20rem]:whitespace-nowrap"
              href={`#${id}`}
            >
              {name} {badge && <Tag className="max-md:hidden">{badge}</Tag>}
            </a>
            <ReachLine from={minimumPosition(minimumHours, max)} popular={Boolean(badge)} />
            <span className="text-right text-small text-on-night-2 tabular-nums max-lg:col-start-2 max-md:row-start-1 md:text-md md:max-lg:text-left lg:whitespace-nowrap">
              {shortMinimum}
            </span>
          </li>
        ))}
      </List>
      <FigureCaption className="mt-4.5 max-w-wide">{caption}</FigureCaption>
    </figure>
  );
}

function ReachLine({ from, popular }: { from: string; popular: boolean }) {
  return (
    <svg
      className={clsx(
        'overflow-visible max-md:col-span-full max-md:row-start-2',
        popular ? 'stroke-amber' : 'stroke-on-night',
      )}
      width="100%"
      height="32"
      aria-hidden="true"
    >
      <line className="stroke-night-rule [stroke-dasharray:1_5]" x1="0" x2={from} y1="16" y2="16" />
      <line className="stroke-3" x1={from} x2="100%" y1="16" y2="16" />
      <circle className="fill-night stroke-3" cx={from} cy="16" r="6" />
      <svg x="100%" overflow="visible">
        <path className="fill-none stroke-2" d="M-7 9 0 16l-7 7" />
      </svg>
    </svg>
  );
}

/** Hours at the left end of the scale: half of the smallest minimum. */
const minHours = 40;

/** Position of a number of hours on the logarithmic scale that ends at `max`: a percentage with one decimal. */
export function minimumPosition(hours: number, max: number): string {
  return `${((Math.log(hours / minHours) / Math.log(max / minHours)) * 100).toFixed(1)}%`;
}
