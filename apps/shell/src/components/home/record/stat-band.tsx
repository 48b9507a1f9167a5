import type { home } from '@vantedge/content-site';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  StatValue,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { StatIcon } from '../stat-icon.tsx';

/** The company record: a heading with a timeline, and a table whose numbers count up together. */
export function StatBand({ title, text, ruler, caption, columns, items }: typeof home.record) {
  return (
    <section className="stat-band py-section" aria-labelledby="record-title" data-counts="">
      <div className="wrap grid-12">
        <div className="col-span-full flex flex-col lg:col-span-4">
          <h2 id="record-title">{title}</h2>
          <p className="mt-5 max-w-[60ch] text-slate lg:max-w-[34ch]">{text}</p>
          <TenureRuler {...ruler} />
        </div>
        <Table className="record-ledger col-span-full max-lg:mt-10 lg:col-[6/-1] print:break-inside-auto">
          <caption className="visually-hidden">{caption}</caption>
          <TableHead className="text-small/snug text-slate">
            <TableRow>
              {columns.map((column) => (
                <ColumnHeader key={column}>{column}</ColumnHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody className="border-y border-rule">
            {items.map((item) => (
              <RecordLine key={item.id} {...item} />
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}

/** One row of the table: label, value and trend. */
function RecordLine({ label, scope, value, suffix, icon, color, trend }: (typeof home.record.items)[number]) {
  return (
    <TableRow color={color}>
      <RowHeader className="text-xl/snug font-medium">
        <StatIcon name={icon} />
        {label}
        <span>{scope}</span>
      </RowHeader>
      <Cell className="figure">
        <StatValue value={value} suffix={suffix} counts />
      </Cell>
      <Cell className="trend text-xl">{trend > 0 ? `+${trend}%` : `${trend}%`}</Cell>
    </TableRow>
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
