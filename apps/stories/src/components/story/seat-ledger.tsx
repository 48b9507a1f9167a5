import { formatUsd } from '@vantedge/content-shared';
import type { Department } from '@vantedge/shared-ui';
import { SeatDots } from './seat-dots.tsx';

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

/**
 * Seats by department, one mark each, and the cost per line. Roles are explicit because rows become grids on a phone.
 */
export function SeatLedger({ caption, columns, departments, total, note, perSeat }: Props) {
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  return (
    <table className="seat-ledger" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {departments.map((department) => (
          <tr key={department.key} role="row">
            <th scope="row" role="rowheader">
              {department.name}
              <SeatDots groups={[department]} />
            </th>
            <Cells seats={department.seats} perSeat={perSeat} />
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th scope="row" role="rowheader">
            {total} <span>{note}</span>
          </th>
          <Cells seats={seats} perSeat={perSeat} />
        </tr>
      </tfoot>
    </table>
  );
}

function Cells({ seats, perSeat }: { seats: number; perSeat: number }) {
  return (
    <>
      <td role="cell" className="figure">
        {seats}
      </td>
      <td role="cell" className="figure">
        {formatUsd(seats * perSeat)}
      </td>
    </>
  );
}
