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
  item: 'text-base/snug 2xs:py-2 md:py-3.5 md:text-lg/snug',
  price: 'text-xl/title tracking-tight md:py-3.5 md:text-5xl/title',
  ours: 'text-ink',
};
const TOTAL: typeof LINE = {
  row: 'border-y border-rule',
  item: 'text-base/snug 2xs:py-2 md:py-3.5 md:text-xl/snug',
  price: 'text-4xl/title tracking-tight md:py-3 md:text-7xl/title md:tracking-stat',
  ours: 'text-teal',
};
/** On a narrow phone, a price is below the name of its column. */
const PRICE = clsx(
  'text-left align-baseline font-display lining-nums tabular-nums 2xs:py-2 2xs:pl-3 md:w-3/10 md:whitespace-nowrap',
  'max-2xs:before:mb-0.75 max-2xs:before:block max-2xs:before:text-xs/snug',
);

/** Two prices per line. On a narrow phone each row is a block with its item above both prices. */
export function RateTable({ caption, columns, rows, total }: Props) {
  return (
    <Table
      // Engines differ in how they stretch the rows of a table, so it starts at the top.
      className="rate-table col-span-full self-start max-2xs:stacked-rows lg:col-span-8 lg:col-start-1"
    >
      <caption className="sr-only">{caption}</caption>
      <ColumnHeaders
        names={[columns.item, columns.traditional, columns.ours]}
        className="align-baseline not-first:w-3/10 not-first:pl-3"
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
  );
}

function RateRow({ item, unit, columns, look, ...prices }: Row & { columns: Columns; look: typeof LINE }) {
  return (
    <TableRow
      className={clsx('max-2xs:grid max-2xs:grid-cols-[1.35fr_1fr] max-2xs:gap-x-4 max-2xs:py-2.5', look.row)}
    >
      <RowHeader
        className={clsx('text-left align-baseline font-medium max-2xs:col-span-full max-2xs:pb-1', look.item)}
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
            <small className="ml-0.75 font-text text-small/none tracking-normal text-slate md:text-md/none">
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
