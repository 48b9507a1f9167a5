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
  item: 'text-lg/snug md:py-3.5',
  price: 'text-4xl/title tracking-tight md:py-3.5 md:text-5xl/title',
  ours: 'text-ink',
};
const TOTAL: typeof LINE = {
  row: 'border-y border-rule',
  item: 'text-xl/snug md:py-3.5',
  price: 'text-6xl/title tracking-stat md:py-3 md:text-7xl/title',
  ours: 'text-teal',
};
/** On a phone, a price is below the name of its column. */
const PRICE = clsx(
  'text-left align-baseline font-display whitespace-nowrap lining-nums tabular-nums md:w-[30%]',
  'max-md:before:mb-0.75 max-md:before:block max-md:before:font-text max-md:before:text-xs/snug',
  'max-md:before:tracking-normal max-md:before:text-slate max-md:before:normal-nums',
  "max-md:before:content-[attr(data-label)_/_'']",
);

/** Two prices per line. On a phone each row is a block with its item above both prices. */
export function RateTable({ caption, columns, rows, total }: Props) {
  return (
    <Table
      // Engines differ in how they stretch the rows of a table, so it starts at the top.
      className="rate-table col-span-full mt-stack self-start max-md:block lg:col-[1/span_8]"
    >
      <caption className="sr-only">{caption}</caption>
      <ColumnHeaders
        names={[columns.item, columns.traditional, columns.ours]}
        className="align-baseline not-first:w-[30%]"
      />
      <TableBody className="max-md:block">
        {rows.map((row) => (
          <RateRow key={row.item} {...row} columns={columns} look={LINE} />
        ))}
      </TableBody>
      <TableFoot className="max-md:block">
        <RateRow {...total} columns={columns} look={TOTAL} />
      </TableFoot>
    </Table>
  );
}

function RateRow({ item, unit, columns, look, ...prices }: Row & { columns: Columns; look: typeof LINE }) {
  return (
    <TableRow
      className={clsx('max-md:grid max-md:grid-cols-[1.35fr_1fr] max-md:gap-x-4 max-md:py-2.5', look.row)}
    >
      <RowHeader
        className={clsx('text-left align-baseline font-medium max-md:col-span-full max-md:pb-1', look.item)}
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
            <small className="ml-0.75 font-text text-md/none tracking-normal text-slate">{unit}</small>
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

/** The column headers of a table whose rows are blocks on a phone, where only screen readers get them. */
export function ColumnHeaders({ names, className }: ColumnHeadersProps) {
  return (
    <TableHead className="max-md:sr-only">
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
