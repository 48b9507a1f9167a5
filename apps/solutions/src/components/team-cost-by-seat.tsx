import { type Department, formatUsd, savings } from '@vantedge/content-shared';
import {
  DataTable,
  LinkArrow,
  List,
  ScaleSpan,
  Stat,
  StatLabel,
  StatNumber,
  type StatParts,
  toPercent,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface TeamCostBySeatProps {
  departments: readonly { key: Department; name: string; seats: number }[];
  /** Hours per seat and month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  bars: { market: string; ours: string; kept: string; label: string };
  table: { caption: string; columns: readonly string[]; total: string };
  /** The first stat is larger than the rest. */
  outcomes: readonly { stat: StatParts; label: string }[];
  term: Parameters<typeof TermScale>[0];
  story: { label: string; to: string };
}

/** The cost of a whole team by seat: drawing, table, results, and term. For a dark surface. */
export function TeamCostBySeat({
  departments,
  bars,
  table,
  outcomes,
  term,
  story,
  hoursEach,
  marketRate,
}: TeamCostBySeatProps) {
  const people = departments.reduce((sum, { seats }) => sum + seats, 0);
  const month = (seats: number) => savings(seats * hoursEach, marketRate);
  const { market, cost } = month(people);
  return (
    <>
      <SeatBars
        departments={departments}
        market={{ name: bars.market, total: market }}
        ours={{ name: bars.ours, total: cost }}
        kept={bars.kept}
        label={bars.label}
      />
      <div className="mt-figure lg:grid-12">
        <div className="lg:col-span-6 lg:grid">
          <DataTable
            caption={table.caption}
            columns={table.columns}
            rows={departments.map(({ key, name, seats }) => ({
              label: name,
              color: key,
              cells: [String(seats), formatUsd(month(seats).cost)],
            }))}
            totals={{ label: table.total, cells: [String(people), formatUsd(cost)] }}
          />
        </div>
        <dl className="outcome-list grid grid-cols-2 content-between gap-x-gutter max-lg:mt-8 lg:col-span-5 lg:col-start-8">
          {outcomes.map(({ stat, label }, index) => (
            <Stat
              key={label}
              className="border-t border-line pt-3.5 pb-4 first:col-span-full first:border-rule md:pt-4 md:pb-5"
            >
              <StatLabel className="mt-2 max-w-brief leading-note">{label}</StatLabel>
              <StatNumber className={index === 0 ? 'text-stat-xl lg:text-call' : 'text-7xl'} {...stat} />
            </Stat>
          ))}
        </dl>
      </div>
      <TermScale {...term} />
      <LinkArrow className="mt-9" to={story.to}>
        {story.label}
      </LinkArrow>
    </>
  );
}

interface SeatBarsProps {
  departments: readonly { key: Department; name: string; seats: number }[];
  /** Dollars per month, and the label of the bar. */
  market: { name: string; total: number };
  ours: { name: string; total: number };
  /** Text after the difference. */
  kept: string;
  /** Accessible name of the drawing. */
  label: string;
}

const BAR = 'flex items-baseline justify-between gap-3 pb-2 text-md text-slate';
const TOTAL = 'font-display text-quote/none font-normal tracking-tight text-ink';
const KEPT =
  'flex items-center gap-3 pt-2.5 text-md text-slate md:absolute md:bottom-0 md:left-[calc(var(--cost)+20px)] md:h-16 md:pt-0';

/** A month of a whole team at two rates: one cell per seat, as wide as its cost. Always shown with its table. */
function SeatBars({ departments, market, ours, kept, label }: SeatBarsProps) {
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  const widthOf = (count: number) => toPercent(count * ours.total, seats * market.total);
  let begun = 0;
  const parts = departments.map((department) => {
    const from = widthOf(begun);
    begun += department.seats;
    return { ...department, from, to: widthOf(begun) };
  });
  return (
    <figure
      className="seat-bars relative"
      role="group"
      aria-label={label}
      style={{ '--cost': widthOf(seats) }}
    >
      <p className={BAR}>
        {market.name} <b className={TOTAL}>{formatUsd(market.total)}</b>
      </p>
      <svg className="h-9 w-full md:h-16" aria-hidden="true">
        <Cells
          className="market stroke-surface-dark-mark"
          dash="0.94 0.06"
          count={seats}
          from="0"
          to="100%"
        />
      </svg>
      <p className={clsx(BAR, 'mt-7 md:w-(--cost)')}>
        {ours.name} <b className={TOTAL}>{formatUsd(ours.total)}</b>
      </p>
      <svg className="h-9 w-full md:h-16" aria-hidden="true">
        {parts.map(({ key, seats: count, from, to }) => (
          <Cells
            key={key}
            className="stroke-(--mark)"
            color={key}
            dash="0.88 0.12"
            count={count}
            from={from}
            to={to}
          />
        ))}
        <rect
          className="fill-none stroke-surface-dark-rule max-md:h-8.75"
          strokeDasharray="3 3"
          x={widthOf(seats)}
          y=".5"
          width={toPercent(market.total - ours.total, market.total)}
          height="63"
        />
      </svg>
      <p className={KEPT}>
        <b className={TOTAL}>{formatUsd(market.total - ours.total)}</b> {kept}
      </p>
    </figure>
  );
}

interface CellsProps {
  className: string;
  color?: Department;
  dash: string;
  count: number;
  from: string;
  to: string;
}

/** A dashed line, one dash per seat. */
function Cells({ className, color, dash, count, from, to }: CellsProps) {
  return (
    <line
      className={className}
      data-color={color}
      x1={from}
      x2={to}
      y1="32"
      y2="32"
      strokeWidth="64"
      strokeDasharray={dash}
      pathLength={count}
    />
  );
}

interface TermScaleProps {
  title: string;
  text: string;
  /** Length of the agreement, in years. */
  years: number;
  /** Length of the setup, in weeks. */
  weeks: number;
  /** Labels of the two lengths. */
  marks: { weeks: { value: string; text: string }; years: string };
}

const YEARS =
  'relative grid auto-cols-fr grid-flow-col border-b border-on-dark-2 text-right text-2xs/snug font-medium text-slate tabular-nums *:border-r *:border-line *:pr-0.5 *:pb-1.5 *:last:border-ink *:last:text-ink max-md:*:even:text-[0px] md:*:pr-1.5';

/** The setup on the scale of the whole agreement, one tick per year. */
function TermScale({ title, text, years, weeks, marks }: TermScaleProps) {
  return (
    <figure className="term-scale mt-section-md">
      <figcaption className="max-w-prose pb-7 text-slate">
        <b className="block pb-1.5 font-display text-h3/tight font-normal text-ink">{title}</b> {text}
      </figcaption>
      <List ordered className={YEARS} aria-hidden="true">
        {Array.from({ length: years }, (_, year) => (
          <li key={year}>{year + 1}</li>
        ))}
      </List>
      <svg className="relative -mt-1.25 h-2.25 w-full fill-amber" aria-hidden="true">
        <ScaleSpan to={weeks} length={52 * years} />
      </svg>
      <p className="mt-2 flex justify-between gap-4 text-small text-slate">
        <span>
          <b className="font-medium text-amber">{marks.weeks.value}</b> {marks.weeks.text}
        </span>
        <b className="font-medium text-ink">{marks.years}</b>
      </p>
    </figure>
  );
}
