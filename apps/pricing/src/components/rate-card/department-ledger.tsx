import { formatUsd } from '@vantedge/content-shared';
import { Cell, RowHeader, Table, TableBody, TableFoot, TableRow } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { ColumnHeaders } from './column-headers.tsx';
import { SeatLines } from './seat-lines.tsx';

interface Props {
  caption: string;
  columns: { department: string; seats: string; monthly: string };
  departments: readonly { key: string; name: string; seats: number; monthly: number }[];
  total: { label: string; seats: number; monthly: number };
}

const ROW = 'border-t max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-3';
const NAME = 'text-left text-lg/snug font-medium md:w-[38%] md:py-3.5 md:pr-3';
const SEATS = 'mr-2.5 inline-flex w-[1.4em] font-medium tabular-nums';
const AMOUNT = 'figure text-right tracking-tight';

/** An invoice by department, one dot per seat. On a phone each row is a block. */
export function DepartmentLedger({ caption, columns, departments, total }: Props) {
  return (
    <Table className="department-ledger max-md:block">
      <caption className="sr-only">{caption}</caption>
      <ColumnHeaders
        names={[columns.department, columns.seats, columns.monthly]}
        className="last:text-right"
      />
      <TableBody className="max-md:block">
        {departments.map(({ key, name, seats, monthly }) => (
          <TableRow key={key} className={clsx(key, ROW, 'border-line first:border-rule')}>
            <RowHeader className={NAME}>{name}</RowHeader>
            <Cell className="max-md:row-start-2 max-md:pt-1.5">
              <b className={SEATS}>{seats}</b> <SeatLines seats={seats} />
            </Cell>
            <Cell
              className={clsx(
                AMOUNT,
                'text-5xl/none max-md:col-start-2 max-md:row-[1/span_2] max-md:self-center',
              )}
            >
              {formatUsd(monthly)}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
      <TableFoot className="max-md:block">
        <TableRow className={clsx(ROW, 'border-rule')}>
          <RowHeader className={clsx(NAME, 'max-md:self-center')}>{total.label}</RowHeader>
          <Cell className="max-md:hidden">
            <b className={SEATS}>{total.seats}</b>
          </Cell>
          <Cell className={clsx(AMOUNT, 'py-3 text-7xl/none')}>{formatUsd(total.monthly)}</Cell>
        </TableRow>
      </TableFoot>
    </Table>
  );
}
