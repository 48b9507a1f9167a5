import type { ServicesProof } from '@vantedge/content-site';
import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from '@vantedge/shared-ui';

/** Table of services and their setup times. */
export function ServiceIndex({ columns, rows }: Omit<ServicesProof, 'kind'>) {
  return (
    <Table className="mt-8">
      <TableHead>
        <TableRow className="text-left text-small/snug text-slate *:pb-2 *:font-normal *:last:text-right">
          {columns.map((name) => (
            <ColumnHeader key={name}>{name}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody className="*:border-y *:border-line">
        {rows.map(({ name, note, value, unit }) => (
          <TableRow key={name}>
            <RowHeader className="pt-2.75 pr-4 pb-3 text-left leading-note font-medium">
              {name} <span className="block text-small font-normal text-slate">{note}</span>
            </RowHeader>
            <Cell className="figure text-right text-5xl/none tracking-tight whitespace-nowrap">
              {value}{' '}
              <small className="font-text text-small leading-none tracking-normal text-slate">{unit}</small>
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
