import { formatUsd } from '@vantedge/content-shared';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  ScaleSpan,
  Table,
  TableBody,
  TableHead,
  TableRow,
  toPercent,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { range } from '../range.ts';

type Range = readonly [number, number];

interface Row {
  category: string;
  note?: string;
  hourly: Range;
  monthly: Range;
  yearly: Range;
  savings?: Range;
  highlighted?: boolean;
}

interface Props {
  caption: string;
  columns: { category: string; hourly: string; monthly: string; yearly: string; savings: string };
  /** Text for the savings of the row that the others are compared to. */
  baseline: string;
  /** Dollars at the right end of the scale. */
  scale: number;
  ticks: readonly number[];
  rows: readonly Row[];
}

const HEAD = 'pb-2.5 text-small/snug font-medium text-slate';
const CELL = 'md:py-4.5 md:pl-3 lg:pl-5';
const RANGE = clsx(CELL, 'max-lg:text-md max-md:col-span-full max-md:flex max-md:justify-between');
const DRAWING = 'md:max-lg:hidden lg:w-1/4 lg:pl-10';

/** Price ranges on one scale. On a phone each row is a block. */
export function RangeTable({ caption, columns, baseline, scale, ticks, rows }: Props) {
  const ours = rows.find((row) => row.highlighted)?.hourly[0];
  return (
    <Table
      className={clsx(
        'range-table text-right tabular-nums max-md:stacked-rows',
        // With custom text spacing, a row of a narrow table needs more lines.
        'whitespace-nowrap md:max-lg:wrap-anywhere md:max-lg:whitespace-normal',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <TableHead className="align-bottom">
        <TableRow>
          <ColumnHeader className={clsx(HEAD, 'text-left')}>{columns.category}</ColumnHeader>
          <Cell className={clsx('pb-2.5', DRAWING)} decorative>
            <RateScale scale={scale} ticks={ticks} unit={formatUsd} />
          </Cell>
          {[columns.hourly, columns.monthly, columns.yearly, columns.savings].map((column) => (
            <ColumnHeader key={column} className={clsx(HEAD, 'pl-3 text-right max-lg:text-md lg:pl-5')}>
              {column}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody className="align-baseline">
        {rows.map((row) => (
          <TableRow
            key={row.category}
            className={clsx(
              'border-t first:border-rule',
              'max-md:grid max-md:grid-cols-fill-auto max-md:gap-x-4 max-md:gap-y-0.5 max-md:py-4',
              row.highlighted ? 'border-y border-rule' : 'border-line',
            )}
          >
            <RowHeader className="text-left text-lg/snug font-medium max-md:self-center max-md:whitespace-normal md:py-4.5">
              {row.category}
              {row.note && <span className="block text-small font-normal text-slate"> {row.note}</span>}
            </RowHeader>
            <Cell
              className={clsx(
                'align-middle max-md:col-span-full max-md:row-start-2 max-md:pt-1.5 max-md:pb-2.5 lg:py-4.5',
                DRAWING,
              )}
              decorative
            >
              <RateRange
                rate={row.hourly}
                scale={scale}
                mark={row.highlighted ? undefined : ours}
                highlighted={row.highlighted}
              />
            </Cell>
            <Cell
              // As high as its two-line heading: Firefox does not grow a row for cells shifted by baseline alignment.
              className={clsx(
                CELL,
                'figure leading-none tracking-tight max-md:col-start-2 max-md:row-start-1',
                'max-md:before:mb-1.25 max-md:before:block max-md:before:text-xs/none',
                row.highlighted ? 'text-7xl md:pb-7.5' : 'text-5xl md:max-lg:text-4xl',
              )}
              label={columns.hourly}
            >
              {range(row.hourly, '$')}
            </Cell>
            <Cell className={RANGE} label={columns.monthly}>
              {range(row.monthly, '$')}
            </Cell>
            <Cell className={RANGE} label={columns.yearly}>
              {range(row.yearly, '$')}
            </Cell>
            <Cell
              className={clsx(
                RANGE,
                !row.savings && 'md:max-lg:wrap-normal',
                row.highlighted && 'font-medium text-teal',
              )}
              label={columns.savings}
            >
              {row.savings ? range(row.savings, '%') : baseline}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface RangeProps {
  rate: readonly [number, number];
  /** Dollars at the right end. */
  scale: number;
  /** A reference line at this price, in dollars. */
  mark?: number;
  highlighted?: boolean;
}

/** One price as a range on the dollar scale; a single price is a bar from zero. */
function RateRange({ rate: [min, max], scale, mark, highlighted }: RangeProps) {
  const from = min === max ? 0 : min;
  return (
    <svg className="overflow-visible" width="100%" height="20">
      <line className="stroke-line" x1="0" x2="100%" y1="19.5" y2="19.5" />
      {mark !== undefined && (
        <line
          className="stroke-amber"
          x1={toPercent(mark, scale)}
          x2={toPercent(mark, scale)}
          y1="0"
          y2="20"
        />
      )}
      <ScaleSpan
        className={highlighted ? 'fill-amber' : 'fill-control'}
        from={from}
        to={max}
        length={scale}
        y="4"
        height="10"
      />
    </svg>
  );
}

interface ScaleProps {
  scale: number;
  ticks: readonly number[];
  unit: (value: number) => string;
}

/** Labels of the scale: the ends with their unit, the others without. */
function RateScale({ scale, ticks, unit }: ScaleProps) {
  return (
    <svg
      className="overflow-visible fill-slate text-2xs/none font-medium normal-nums"
      width="100%"
      height="14"
    >
      {ticks.map((tick) => (
        <text
          key={tick}
          x={toPercent(tick, scale)}
          y="12"
          className={clsx(tick > 0 && (tick < scale ? '[text-anchor:middle]' : '[text-anchor:end]'))}
        >
          {tick === 0 || tick === scale ? unit(tick) : tick}
        </text>
      ))}
    </svg>
  );
}
