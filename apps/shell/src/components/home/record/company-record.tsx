import type { home } from '@vantedge/content-site';
import {
  Cell,
  ColumnHeader,
  Disclosure,
  RowHeader,
  Section,
  SectionTitle,
  StatValue,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { StatIcon } from '../stat-icon.tsx';

type Props = typeof home.record & { metrics: typeof home.metrics };

/** The company record and its service levels: a heading with a timeline, and two lists whose numbers count up. */
export function CompanyRecord({ title, text, ruler, metrics, ...record }: Props) {
  return (
    <Section id="record" layout="free" title={title}>
      <div className="grid-12 items-end">
        <SectionTitle className="col-span-full lg:col-span-7" />
        <div className="col-span-full max-lg:mt-5 lg:col-start-9 lg:-col-end-1">
          <p className="text-slate">{text}</p>
          <TenureRuler {...ruler} />
        </div>
      </div>
      <div className="mt-section-sm grid items-start gap-x-gutter-3 gap-y-6 md:gap-y-10 lg:grid-cols-2 print:mt-4 print:grid-cols-2">
        <StatBand {...record} />
        <MetricList {...metrics} />
      </div>
    </Section>
  );
}

/** Four figures with trends, which count up together. */
export function StatBand({
  caption,
  columns,
  items,
  unchanged,
}: Pick<typeof home.record, 'caption' | 'columns' | 'items' | 'unchanged'>) {
  return (
    <div className="stat-band" data-count-up="">
      <Table className="company-metrics print:break-inside-auto">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead className="text-small/snug text-slate">
          <TableRow>
            {columns.map((column) => (
              <ColumnHeader key={column}>{column}</ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <RecordLine key={item.id} unchanged={unchanged} {...item} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type RecordLineProps = (typeof home.record.items)[number] & Pick<typeof home.record, 'unchanged'>;

/** One row of the table: label, value and trend. */
function RecordLine({ label, note, icon, color, trend, unchanged, ...stat }: RecordLineProps) {
  return (
    <TableRow className="record-row" color={color}>
      <RowHeader>
        <StatIcon name={icon} />
        {label}
        <span>{note}</span>
      </RowHeader>
      <Cell className="figure">
        <StatValue {...stat} counts />
      </Cell>
      <Cell className="trend">{trend ? `+${trend}%` : unchanged}</Cell>
    </TableRow>
  );
}

/** A metric. Narrow screens show the third and fourth only while the toggle below is open; print shows all. */
const METRIC = 'metric-card record-row not-print:max-[48rem]:[dl:has(+:not([open]))>&:nth-child(n+3)]:hidden';

/** Four service levels. Narrow screens show two, and a native `details` element reveals the others without JavaScript. */
export function MetricList({ title, open, items, more, less }: typeof home.metrics) {
  return (
    <div className="metric-list">
      <h3 className="flex items-baseline justify-between gap-x-4 pb-2.5 font-text text-small/snug font-medium tracking-normal text-slate">
        {title}
        <span className="flex items-baseline gap-2 font-normal before:size-2 before:flex-none before:rounded-full before:bg-green">
          {open}
        </span>
      </h3>
      <dl>
        {items.map(({ id, label, note, color, ...stat }) => (
          <div key={id} className={METRIC} data-color={color} data-count-up="">
            <dt>
              {label}
              <span>{note}</span>
            </dt>
            <dd className="figure">
              <StatValue {...stat} counts />
            </dd>
          </div>
        ))}
      </dl>
      <Disclosure
        look="button"
        className="show-more group mt-5 min-[48rem]:hidden print:hidden"
        summary={
          <>
            <span className="group-open:hidden">{more}</span>
            <span className="group-not-open:hidden">{less}</span>
          </>
        }
      />
    </div>
  );
}

/** Width of a year, and y position of the baseline, in user units. */
const YEAR_WIDTH = 11.5;

const BASELINE_Y = 30;

const YEAR = 'fill-ink font-medium';

/** Timeline of the company with a tick per year, longer every five years, and longest at milestones. */
function TenureRuler({ founded, delivery, until, name }: typeof home.record.ruler) {
  const x = (year: number) => (year - founded.year) * YEAR_WIDTH + 1;
  const end = x(until);
  return (
    <svg className="tenure-ruler" viewBox="0 0 370 60" role="img" aria-label={name}>
      <g className="fill-none stroke-control">
        <path d={`M1 ${BASELINE_Y}v-14M${x(delivery.year)} ${BASELINE_Y}v-14M1 ${BASELINE_Y}H${end}`} />
        <Ticks every={1} height={5} end={end} />
        <Ticks every={5} height={8} end={end} />
        <path className="stroke-amber" strokeWidth="4" d={`M${x(delivery.year)} ${BASELINE_Y}H${end}`} />
      </g>
      <text x="1" y="52">
        <tspan className={YEAR}>{founded.year}</tspan> {founded.label}
      </text>
      <text x={x(delivery.year)} y="52" textAnchor="end">
        <tspan className={YEAR}>{delivery.year}</tspan> {delivery.label}
      </text>
    </svg>
  );
}

/** Ticks every n years, drawn as one wide dashed line. */
function Ticks({ every, height, end }: { every: number; height: number; end: number }) {
  return (
    <path
      strokeWidth={height}
      strokeDasharray={`1 ${every * YEAR_WIDTH - 1}`}
      d={`M.5 ${BASELINE_Y - height / 2}H${end + 0.5}`}
    />
  );
}
