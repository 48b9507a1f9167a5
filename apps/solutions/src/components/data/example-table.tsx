interface Row {
  label: string;
  cells: readonly string[];
}

interface Props {
  caption: string;
  /** Column headings; the first is above the row labels. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The total of the last column, with a double rule below. */
  total?: Row;
}

/** An example table, small enough to stay a table on a phone: text on the left, counts in the last column. */
export function ExampleTable({ caption, columns, rows, total }: Props) {
  const counts = rows.every(({ cells }) => /^[\d,]+$/.test(cells.at(-1) ?? ''));
  const table = counts ? 'text-[0.9375rem] [&_:is(td,th):last-child]:text-right' : 'text-[0.9375rem]';
  return (
    <table className={table}>
      <caption className="pb-3 text-left text-small text-slate">{caption}</caption>
      <thead className="text-small text-slate">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="pb-2.5 text-left font-medium not-first:pl-3">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(total ? [total] : [])].map((row, index) => (
          <tr
            key={row.label}
            className={index === 0 || row === total ? 'border-t border-rule' : 'border-t border-line'}
          >
            <th
              scope="row"
              className={
                row === total ? 'py-4 text-left font-medium' : 'py-3 text-left font-normal whitespace-nowrap'
              }
            >
              {row.label}
            </th>
            {row.cells.map((cell, column) => (
              <td
                key={columns[column + 1]}
                className="pl-3 font-display text-[1.0625rem] whitespace-nowrap lining-nums tabular-nums sm:text-[1.25rem]"
              >
                {row === total && column === row.cells.length - 1 ? (
                  <span className="double-rule text-[1.2em]">{cell}</span>
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
