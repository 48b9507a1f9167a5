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
import { clsx } from 'clsx';
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
      {/* Its rows are grids: Firefox ignores the shift of baseline alignment when it computes the height of a table row. */}
      <Table className="block print:break-inside-auto">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead className="block text-small/snug text-slate">
          <TableRow className={ROW}>
            {columns.map((column) => (
              <ColumnHeader key={column} className="pb-2.5 text-right font-medium first:text-left">
                {column}
              </ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody className="block">
          {items.map((item) => (
            <RecordLine key={item.id} unchanged={unchanged} {...item} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** On phones the change is below the number, so that the scope stays on one line. */
const ROW = [
  'grid items-baseline md:grid-cols-[1fr_auto_7.25rem] md:gap-x-5',
  'max-md:grid-cols-[1fr_auto] max-md:grid-rows-[auto_1fr] max-md:gap-x-3 max-md:*:first:row-span-2',
].join(' ');

const LINE = 'border-t border-line py-1.75 first:border-t-rule last:border-b';

const FIGURE = 'figure text-right text-5xl/none tracking-stat whitespace-nowrap md:text-[2rem]/none';

type RecordLineProps = (typeof home.record.items)[number] & Pick<typeof home.record, 'unchanged'>;

/** One row of the table: label, value and trend. */
function RecordLine({ label, note, icon, color, trend, unchanged, ...stat }: RecordLineProps) {
  return (
    <TableRow className={clsx(ROW, LINE)} color={color}>
      <RowHeader className="text-left font-medium *:[svg]:mr-2.5 *:[svg]:align-[-0.16em] *:[svg]:text-service">
        <StatIcon name={icon} />
        {label}
        <Note>{note}</Note>
      </RowHeader>
      <Cell className={FIGURE}>
        <StatValue {...stat} counts />
      </Cell>
      <Cell className="text-right text-md text-service tabular-nums">{trend ? `+${trend}%` : unchanged}</Cell>
    </TableRow>
  );
}

const Note = ({ children }: { children: string }) => (
  <span className="mt-0.5 block text-small/normal font-normal text-slate">{children}</span>
);

/** A metric. Narrow screens show the third and fourth only while the toggle below is open; print shows all. */
const METRIC = clsx(
  'metric-card grid grid-cols-[1fr_auto] items-baseline gap-x-5',
  'not-print:max-[48rem]:[dl:has(+:not([open]))>&:nth-child(n+3)]:hidden',
  LINE,
);

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
            <dt className="font-medium">
              {label}
              <Note>{note}</Note>
            </dt>
            <dd className={FIGURE}>
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
