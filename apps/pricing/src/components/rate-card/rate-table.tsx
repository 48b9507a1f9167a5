import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Row {
  item: string;
  traditional: string;
  ours: string;
  unit?: string;
}

type Columns = Readonly<Record<'item' | 'traditional' | 'ours', string>>;

interface Props {
  caption: string;
  columns: Columns;
  rows: readonly Row[];
  total: Row;
}

const LINE = {
  row: 'border-t border-line first:border-rule',
  item: 'text-base/snug @[20rem]:py-2 @[36rem]:py-3.5 @[36rem]:text-lg/snug print:py-2',
  price:
    'text-lg/title tracking-tight @[36rem]:py-3.5 @[36rem]:text-4xl/title @[44rem]:text-5xl/title print:py-2',
  ours: 'text-ink',
};
const TOTAL: typeof LINE = {
  row: 'border-y border-rule',
  item: 'text-base/snug @[20rem]:py-2 @[36rem]:py-3.5 @[36rem]:text-xl/snug',
  price:
    'text-4xl/title tracking-tight @[36rem]:py-3 @[36rem]:text-6xl/title @[36rem]:tracking-stat @[44rem]:text-7xl/title',
  ours: 'text-teal',
};
/** In a narrow table, a price is below the name of its column. */
const PRICE = clsx(
  'text-left align-baseline font-display whitespace-nowrap lining-nums tabular-nums @[20rem]:py-2 @[20rem]:pl-3 @[36rem]:w-3/10',
  '@max-[20rem]:before:mb-0.75 @max-[20rem]:before:block @max-[20rem]:before:text-xs/snug',
);

/** Two prices per line. Where it is narrow, also by large text, each row is a block with its item above both prices. */
export function RateTable({ caption, columns, rows, total }: Props) {
  return (
    <div className="@container">
      <Table className="rate-table @max-[20rem]:stacked-rows">
        <caption className="sr-only">{caption}</caption>
        <ColumnHeaders
          names={[columns.item, columns.traditional, columns.ours]}
          className="align-baseline @[20rem]:not-first:pl-3 @[36rem]:not-first:w-3/10"
        />
        <TableBody>
          {rows.map((row) => (
            <RateRow key={row.item} {...row} columns={columns} look={LINE} />
          ))}
        </TableBody>
        <TableFoot>
          <RateRow {...total} columns={columns} look={TOTAL} />
        </TableFoot>
      </Table>
    </div>
  );
}

function RateRow({ item, unit, columns, look, ...prices }: Row & { columns: Columns; look: typeof LINE }) {
  return (
    <TableRow
      className={clsx(
        '@max-[20rem]:grid @max-[20rem]:grid-cols-[1.35fr_1fr] @max-[20rem]:gap-x-4 @max-[20rem]:py-2.5',
        look.row,
      )}
    >
      <RowHeader
        className={clsx(
          'text-left align-baseline font-medium @max-[20rem]:col-span-full @max-[20rem]:pb-1',
          look.item,
        )}
      >
        {item}
      </RowHeader>
      {(['traditional', 'ours'] as const).map((side) => (
        <Cell
          key={side}
          className={clsx(PRICE, look.price, side === 'ours' ? look.ours : 'text-slate')}
          label={columns[side]}
        >
          {prices[side]}
          {unit && (
            <small className="ml-0.75 hidden font-text text-md/none tracking-normal text-slate @[36rem]:inline">
              {unit}
            </small>
          )}
        </Cell>
      ))}
    </TableRow>
  );
}

interface ColumnHeadersProps {
  names: readonly string[];
  /** Classes of each header. */
  className: string;
}

/** The column headers of a table. */
export function ColumnHeaders({ names, className }: ColumnHeadersProps) {
  return (
    <TableHead>
      <TableRow>
        {names.map((name) => (
          <ColumnHeader
            key={name}
            className={clsx('pb-2.5 text-left text-small/snug font-medium text-slate', className)}
          >
            {name}
          </ColumnHeader>
        ))}
      </TableRow>
    </TableHead>
  );
}
