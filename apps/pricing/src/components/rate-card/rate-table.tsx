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

/** Two prices per line. Roles are explicit because on a phone a row becomes a block with its item above both prices. */
export function RateTable({ caption, columns, rows, total }: Props) {
  return (
    <table className="rate-table" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['item', 'traditional', 'ours'] as const).map((column) => (
            <th key={column} scope="col" role="columnheader">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <RateRow key={row.item} {...row} columns={columns} />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <RateRow {...total} columns={columns} />
      </tfoot>
    </table>
  );
}

function RateRow({ item, unit, columns, ...prices }: Row & { columns: Columns }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {item}
      </th>
      {(['traditional', 'ours'] as const).map((side) => (
        <td key={side} role="cell" data-label={columns[side]}>
          {prices[side]}
          {unit && <small>{unit}</small>}
        </td>
      ))}
    </tr>
  );
}
