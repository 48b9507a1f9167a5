import { formatUsd, type Savings } from '@vantedge/content-shared';
import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Row extends Savings {
  team: string;
}

type Column = keyof Row;

interface Props {
  caption: string;
  columns: Readonly<Record<Column, string>>;
  rows: readonly Row[];
}

const stats = ['market', 'cost', 'monthly'] as const satisfies readonly Column[];

const HEAD = clsx(
  'pb-2.5 pl-3 text-right text-small/snug font-medium whitespace-pre-line text-slate lg:pl-4',
  'first:pl-0 first:text-left',
);
const ROW = clsx(
  'border-t border-line first:border-t-rule last:border-b last:border-b-rule',
  'max-md:grid max-md:grid-cols-[1fr_1fr_1fr_auto] max-md:gap-x-2 max-md:gap-y-3 max-md:py-4',
);
const TEAM = clsx(
  'text-left font-medium md:py-3.5',
  'max-md:col-span-full max-md:row-start-1 max-md:self-end max-md:justify-self-start max-md:text-xl',
);
/** On a phone, a number is below the name of its column. */
const CELL = clsx(
  'tabular-nums max-md:self-end md:py-3.5 md:text-right',
  'max-md:before:block max-md:before:text-xs/snug max-md:before:whitespace-pre-line',
);
const STAT = 'max-md:text-md md:pl-3 lg:pl-4';
const YEARLY = clsx(
  'figure text-right text-4xl/none tracking-stat 2xs:text-6xl',
  'max-md:col-span-full max-md:row-start-1 max-md:justify-self-end max-md:before:mb-0.75',
  'md:pl-4 md:text-6xl lg:pl-7',
);

/** The yearly savings are large, the other numbers small. On a phone each row is a block. */
export function SavingsTable({ caption, columns, rows }: Props) {
  const order = ['team', ...stats, 'percent', 'annual'] as const;
  return (
    <Table className="savings-table col-span-full mt-10 self-start whitespace-nowrap max-md:stacked-rows xl:col-start-5 xl:-col-end-1 xl:mt-0 min-[85rem]:col-start-6">
      <caption className="sr-only">{caption}</caption>
      <TableHead className="align-bottom">
        <TableRow>
          {order.map((column) => (
            <ColumnHeader key={column} className={HEAD}>
              {columns[column]}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody className="align-baseline">
        {rows.map((row) => (
          <TableRow key={row.team} className={ROW}>
            <RowHeader className={TEAM}>{row.team}</RowHeader>
            {stats.map((column) => (
              <Cell key={column} className={clsx(CELL, STAT)} label={columns[column]}>
                {formatUsd(row[column])}
              </Cell>
            ))}
            <Cell className={clsx(CELL, STAT, 'text-teal max-md:text-right')} label={columns.percent}>
              {row.percent}%
            </Cell>
            <Cell className={clsx(CELL, YEARLY)} label={columns.annual}>
              {formatUsd(row.annual)}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
