import { type Color, List, RangeBar, RangeLegend, SiteLink, toPercent } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

/** One phase of a process; durations in the unit of the ribbon. A phase without a duration has text but no bar. */
export interface Phase {
  name: string;
  note?: string;
  /** Minimum duration. */
  min?: number;
  /** Maximum duration; defaults to `min`. */
  max?: number;
  /** Duration as text: "4–8 weeks", "ongoing". */
  when: string;
  /** The page that the phase's name links to. */
  path?: string;
  /** The phase's own color, if the phases belong to different services. */
  color?: Color;
}

interface Props {
  caption: string;
  phases: readonly Phase[];
  /** Ticks of the axis: position and label. */
  ticks: readonly { at: number; label: string }[];
  /** All bars start at zero (to compare products) instead of at the latest end of the phase before. */
  parallel?: boolean;
  /** Low rows, for many phases with links as names. */
  compact?: boolean;
}

/** Share of the width for the scale; the rest is room for the label after the longest bar. */
const SCALE = 0.77;

/** Height of one unit in the vertical layout, in px. */
const UPRIGHT_UNIT_PX = 14;
const LAYOUTS = {
  sequence: {
    axis: 'hidden w-full @[640px]:block',
    phase: 'grid min-h-16 label-cols-2.5 grid-rows-auto-fill gap-x-5 @[640px]:min-h-0',
    name: 'col-start-2',
    level: 'hidden @[640px]:block',
    label: '',
    when: 'col-start-2 pb-4.5 @[640px]:pb-0',
    unplaced: '',
  },
  parallel: {
    axis: 'w-full',
    phase: 'grid grid-cols-fill-auto items-baseline gap-x-4 border-t',
    name: '',
    level: 'col-span-full row-start-2',
    label: '@max-[640px]:hidden',
    when: '',
    unplaced: 'col-span-full mt-1 @[640px]:mt-0',
  },
};
const SIZES = {
  normal: {
    figure: 'mt-8',
    caption: 'pb-3.5',
    phase: 'py-3.5',
    name: 'text-base @[640px]:py-3.5',
    title: 'font-medium',
    level: 'h-8',
  },
  compact: {
    figure: 'mt-2',
    caption: 'max-w-prose pb-5 leading-normal',
    phase: 'pt-2 pb-0.5',
    name: 'text-md @[640px]:py-1.75',
    title: 'font-normal *:decoration-transparent *:hover:decoration-current',
    level: 'h-6',
  },
};

/*
 * PhaseRibbon: its own width decides between rows with the scale to the right of the names and, below 640 px, a narrow
 * column.
 */

const AXIS =
  'h-5.5 overflow-visible fill-slate text-2xs font-medium tabular-nums @[640px]:ml-[clamp(180px,30cqi,252px)] @[640px]:w-[calc(100%-clamp(180px,30cqi,252px))]';
const PHASE = 'relative border-line first:border-rule @[640px]:block @[640px]:border-t @[640px]:py-0';
const NAME = '@[640px]:w-[clamp(180px,30cqi,252px)] @[640px]:pr-4 @[640px]:text-md';
const LINE =
  'contents @[640px]:absolute @[640px]:inset-y-0 @[640px]:right-0 @[640px]:block @[640px]:w-[calc(100%-clamp(180px,30cqi,252px))]';
const LEVEL = 'w-full overflow-visible fill-slate tabular-nums @[640px]:h-full';
const MAX = 'fill-service-tint';
const MIN = 'fill-service-or-teal';
const WHEN =
  'text-slate @max-[640px]:text-small @[640px]:absolute @[640px]:inset-0 @[640px]:flex @[640px]:items-center';

/**
 * Bars on one scale: solid up to the minimum, tinted up to the maximum. In a narrow column, sequential bars are
 * vertical.
 */
export function PhaseRibbon({ caption, phases, ticks, parallel = false, compact = false }: Props) {
  const bars = placed(phases, parallel);
  const end = Math.max(...ticks.map((tick) => tick.at), ...bars.map((bar) => bar.to));
  const at = (length: number) => toPercent(length * SCALE, end);
  const layout = LAYOUTS[parallel ? 'parallel' : 'sequence'];
  const size = SIZES[compact ? 'compact' : 'normal'];
  return (
    <figure className={clsx('phase-ribbon @container text-md leading-snug', size.figure)}>
      <figcaption
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small text-slate',
          size.caption,
        )}
      >
        {caption}
        {phases.some(({ min, max }) => max && max !== min) && <RangeLegend />}
      </figcaption>
      <svg className={clsx(AXIS, layout.axis)} aria-hidden="true">
        {ticks.map((tick, index) => (
          <text
            key={tick.at}
            // The first weeks are too close together for labels in a narrow column.
            className={compact && (index === 1 || index === 2) ? '@max-[640px]:hidden' : undefined}
            x={at(tick.at)}
            y="13"
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {tick.label}
          </text>
        ))}
      </svg>
      <List ordered>
        {bars.map((bar) => (
          <li
            key={bar.name}
            className={clsx(PHASE, layout.phase, parallel && size.phase)}
            data-color={bar.color}
          >
            <p className={clsx(NAME, layout.name, size.name)}>
              <b className={size.title}>
                {bar.path ? <SiteLink to={bar.path}>{bar.name}</SiteLink> : bar.name}
              </b>{' '}
              {bar.note && <small className="mt-0.5 block text-small text-slate">{bar.note}</small>}
            </p>
            <div className={LINE}>
              {bar.placed && (
                <svg className={clsx(LEVEL, layout.level, parallel && size.level)} aria-hidden="true">
                  {ticks.map((tick) => (
                    <line key={tick.at} className="stroke-line" x1={at(tick.at)} x2={at(tick.at)} y2="100%" />
                  ))}
                  {bar.drawn && (
                    <g className="-translate-y-1.5">
                      <RangeBar {...bar} length={end / SCALE} y="50%" height="12" />
                    </g>
                  )}
                  <text className={layout.label || undefined} x={at(bar.to)} y="50%" dx="10" dy="5">
                    {bar.when}
                  </text>
                </svg>
              )}
              {bar.drawn && !parallel && (
                <svg
                  className="row-span-2 row-start-1 mt-1.5 mb-2 w-2.5 @[640px]:hidden"
                  height={(bar.to - bar.from) * UPRIGHT_UNIT_PX}
                  aria-hidden="true"
                >
                  <rect className={MAX} width="10" height="100%" />
                  <rect className={MIN} width="10" height={(bar.minEnd - bar.from) * UPRIGHT_UNIT_PX} />
                </svg>
              )}
              <p
                className={clsx(
                  WHEN,
                  layout.when,
                  bar.placed ? '@[640px]:[clip-path:inset(50%)]' : layout.unplaced,
                )}
              >
                {bar.when}
              </p>
            </div>
          </li>
        ))}
      </List>
    </figure>
  );
}

/** Start, earliest end and latest end of each phase; an ongoing phase comes after the others. */
function placed(phases: readonly Phase[], parallel: boolean) {
  let reached = 0;
  return phases.map((phase) => {
    const from = parallel ? 0 : reached;
    const minEnd = from + (phase.min ?? 0);
    const to = from + (phase.max ?? phase.min ?? 0);
    reached = to;
    return { ...phase, from, minEnd, to, drawn: to > from, placed: to > 0 };
  });
}
