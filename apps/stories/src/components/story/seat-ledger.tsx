import { type Department, formatUsd } from '@vantedge/content-shared';
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
import { SeatDots } from './quarter-timeline.tsx';

interface Props {
  caption: string;
  columns: readonly string[];
  departments: readonly { key: Department; name: string; seats: number }[];
  /** The total row: label and monthly cost per seat. */
  total: string;
  note: string;
  /** Cost of a seat per month, in dollars. */
  perSeat: number;
}

/** On a phone, a row is a grid: the name above its two numbers. */
const ROW = 'max-md:grid max-md:grid-cols-fill-auto max-md:items-baseline';
const NAME =
  'pt-2.5 text-left align-baseline text-lg/snug font-medium max-md:col-span-full md:pt-6 md:pr-6 md:pb-5.5';

/** Seats by department, one mark each, and the cost per line. */
export function SeatLedger({ caption, columns, departments, total, note, perSeat }: Props) {
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  return (
    <Table>
      <caption className="pb-4.5 text-left text-small text-slate">{caption}</caption>
      <TableHead className="max-md:absolute max-md:[clip-path:inset(50%)]">
        <TableRow className={ROW}>
          {columns.map((column) => (
            <ColumnHeader
              key={column}
              className="pb-2.5 text-right text-small/snug font-medium text-slate first:text-left"
            >
              {column}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {departments.map((department) => (
          <TableRow key={department.key} className={clsx(ROW, 'border-t border-line first:border-rule')}>
            <RowHeader className={NAME}>
              {department.name}
              <SeatDots groups={[department]} className="mt-2 md:mt-3" />
            </RowHeader>
            <Cells seats={department.seats} perSeat={perSeat} />
          </TableRow>
        ))}
      </TableBody>
      <TableFoot>
        <TableRow className={clsx(ROW, 'border-y border-rule')}>
          <RowHeader className={NAME}>
            {total} <span className="block text-md font-normal text-slate md:mt-1">{note}</span>
          </RowHeader>
          <Cells seats={seats} perSeat={perSeat} />
        </TableRow>
      </TableFoot>
    </Table>
  );
}
const NUMBER =
  'figure text-right align-baseline text-stat-sm/none tracking-tight whitespace-nowrap max-md:pt-2 max-md:pb-3';

function Cells({ seats, perSeat }: { seats: number; perSeat: number }) {
  return (
    <>
      <Cell className={clsx(NUMBER, 'max-md:text-left md:w-18')}>{seats}</Cell>
      <Cell className={clsx(NUMBER, 'md:w-43')}>{formatUsd(seats * perSeat)}</Cell>
    </>
  );
}
