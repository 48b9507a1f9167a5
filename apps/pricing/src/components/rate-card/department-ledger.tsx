import { formatUsd } from '@vantedge/content-shared';
import { SeatLines } from './seat-lines.tsx';

interface Props {
  caption: string;
  columns: { department: string; seats: string; monthly: string };
  departments: readonly { key: string; name: string; seats: number; monthly: number }[];
  total: { label: string; seats: number; monthly: number };
}

/** An invoice by department, one dot per seat. Roles are explicit because rows become blocks on a phone. */
export function DepartmentLedger({ caption, columns, departments, total }: Props) {
  return (
    <table className="department-ledger" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['department', 'seats', 'monthly'] as const).map((column) => (
            <th key={column} scope="col" role="columnheader">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {departments.map(({ key, name, seats, monthly }) => (
          <tr key={key} className={key} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            <td role="cell">
              <b>{seats}</b> <SeatLines seats={seats} />
            </td>
            <td className="figure" role="cell">
              {formatUsd(monthly)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th scope="row" role="rowheader">
            {total.label}
          </th>
          <td role="cell">
            <b>{total.seats}</b>
          </td>
          <td className="figure" role="cell">
            {formatUsd(total.monthly)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
