import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableFoot, TableHead, TableRow } from './table.tsx';

export const examples = {
  'a table with a total': (
    <Table>
      <caption>Two people, one month</caption>
      <TableHead>
        <TableRow>
          <ColumnHeader>Person</ColumnHeader>
          <ColumnHeader>Hours</ColumnHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <RowHeader>Analyst</RowHeader>
          <Cell label="Hours">160</Cell>
        </TableRow>
        <TableRow>
          <RowHeader>Developer</RowHeader>
          <Cell label="Hours">80</Cell>
        </TableRow>
      </TableBody>
      <TableFoot>
        <TableRow>
          <RowHeader>Total</RowHeader>
          <Cell label="Hours">240</Cell>
        </TableRow>
      </TableFoot>
    </Table>
  ),
};
