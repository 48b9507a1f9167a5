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
  '@max-[42rem]:grid @max-[42rem]:grid-cols-[1fr_1fr_1fr_auto] @max-[42rem]:gap-x-2 @max-[42rem]:gap-y-3 @max-[42rem]:py-4',
);
const TEAM = clsx(
  'text-left font-medium @[42rem]:py-3.5',
  '@max-[42rem]:col-span-full @max-[42rem]:row-start-1 @max-[42rem]:self-end @max-[42rem]:justify-self-start @max-[42rem]:text-xl',
);
/** On a phone, a number is below the name of its column. */
const CELL = clsx(
  'tabular-nums @max-[42rem]:self-end @[42rem]:py-3.5 @[42rem]:text-right',
  '@max-[42rem]:before:block @max-[42rem]:before:text-xs/snug @max-[42rem]:before:whitespace-pre-line',
);
const STAT = '@max-[42rem]:text-md @[42rem]:pl-3 lg:@[42rem]:pl-4';
const YEARLY = clsx(
  'figure text-right text-4xl/none tracking-stat @[21rem]:text-6xl',
  '@max-[42rem]:col-span-full @max-[42rem]:row-start-1 @max-[42rem]:justify-self-end @max-[42rem]:before:mb-0.75',
  '@[42rem]:pl-4 @[42rem]:text-6xl lg:@[42rem]:pl-7',
);

/** The yearly savings are large, the other numbers small. On a phone each row is a block. */
export function SavingsTable({ caption, columns, rows }: Props) {
  const order = ['team', ...stats, 'percent', 'annual'] as const;
  return (
    <div className="@container col-span-full mt-10 self-start xl:col-start-5 xl:-col-end-1 xl:mt-0">
      <Table className="savings-table whitespace-nowrap @max-[42rem]:stacked-rows">
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
              <Cell className={clsx(CELL, STAT, 'text-teal @max-[42rem]:text-right')} label={columns.percent}>
                {row.percent}%
              </Cell>
              <Cell className={clsx(CELL, YEARLY)} label={columns.annual}>
                {formatUsd(row.annual)}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
