import {
  Cell,
  ColumnHeader,
  LinkedText,
  RowHeader,
  ScaleTicks,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Rate {
  name: string;
  note: string;
  /** Whole dollars an hour; a rate without a maximum is not a range. */
  from: number;
  to?: number;
  ours?: boolean;
}

interface Props {
  caption: string;
  columns: { name: string; rate: string };
  unit: string;
  rows: readonly Rate[];
  note: Parameters<typeof LinkedText>[0];
}

/** Below the width of the grid, the drawing is a line of its own under name and rate. */
const ROW = 'max-lg:grid max-lg:grid-cols-fill-auto max-lg:items-baseline';

/** Dollars between two ticks of the scale. */
const STEP = 20;

const DRAWING = 'max-lg:col-span-full max-lg:row-start-2';

/** Hourly rates in a hero, one stroke per dollar on one scale. The table is the chart: each row draws its own rate. */
export function HourlyRateChart({ caption, columns, unit, rows, note }: Props) {
  const steps = Math.ceil(Math.max(...rows.map(({ from, to = from }) => to)) / STEP);
  const scale = steps * STEP;
  const ticks = Array.from({ length: steps + 1 }, (_, index) => `$${index * STEP}`);
  return (
    <div className="mt-figure">
      <Table className="max-lg:block">
        <caption className="pb-4.5 text-left text-small text-on-dark-2 max-lg:block">{caption}</caption>
        <TableHead className="max-lg:block">
          <TableRow className={ROW}>
            <ColumnHeader>
              <span className="sr-only">{columns.name}</span>
            </ColumnHeader>
            <Cell className={DRAWING} decorative>
              <ScaleTicks className="pb-2 text-on-dark-2" labels={ticks} />
            </Cell>
            <ColumnHeader>
              <span className="sr-only">{columns.rate}</span>
            </ColumnHeader>
          </TableRow>
        </TableHead>
        <TableBody className="max-lg:block">
          {rows.map(({ name, note: basis, from, to, ours = false }) => (
            <TableRow
              key={name}
              className={clsx(ROW, 'border-t border-surface-dark-line first:border-surface-dark-rule')}
            >
              <RowHeader className="pt-4 pr-6 text-left font-medium lg:w-1/5 lg:pb-4">
                {name} <span className="block text-small/note font-normal text-on-dark-2">{basis}</span>
              </RowHeader>
              <Cell className={clsx(DRAWING, 'pt-2.5 pb-4 lg:pt-4')} decorative>
                <Strokes from={from} to={to} scale={scale} ours={ours} />
              </Cell>
              <Cell
                className={clsx(
                  'figure pt-4 text-right leading-none tracking-stat whitespace-nowrap lg:w-1/4 lg:pb-4',
                  ours ? 'text-stat-xl text-amber' : 'text-6xl text-on-dark-2 lg:text-stat',
                )}
              >
                <sup className="pre">$</sup>
                {to ? `${from}–${to}` : from}
                <small className="ml-1 font-text text-md/none tracking-normal">{unit}</small>
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="border-t border-surface-dark-rule pt-4.5 text-small/normal text-on-dark-2">
        <LinkedText {...note} className="text-on-dark" />
      </p>
    </div>
  );
}

interface StrokesProps {
  from: number;
  to?: number;
  scale: number;
  ours: boolean;
}

/** Stretched to its cell: one dash and the gap after it are one dollar wide. */
function Strokes({ from, to, scale, ours }: StrokesProps) {
  return (
    <svg
      className={clsx(
        'w-full [stroke-dasharray:0.5_0.5] md:[stroke-dasharray:0.3_0.7]',
        ours ? 'h-14 stroke-amber lg:h-19' : 'h-8 stroke-on-dark lg:h-10',
      )}
      viewBox={`0 0 ${scale} 1`}
      preserveAspectRatio="none"
    >
      <path
        className="stroke-surface-dark-rule"
        strokeWidth={ours ? 0.16 : 0.3}
        d={`M${to ?? from} 1H${scale}`}
      />
      <path d={`M0 .5H${from}`} />
      {to && <path strokeOpacity="0.42" d={`M${from} .5H${to}`} />}
    </svg>
  );
}
