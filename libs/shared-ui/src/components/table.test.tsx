import { render, screen } from '@testing-library/react';
import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from './table.tsx';

test('every element states its role, which CSS may otherwise remove', () => {
  const { container } = render(
    <Table className="blocks">
      <caption>Hours</caption>
      <TableHead>
        <TableRow>
          <ColumnHeader>Person</ColumnHeader>
          <Cell decorative>drawing</Cell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <RowHeader>Analyst</RowHeader>
          <Cell label="Hours">160</Cell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  const roles = [...container.querySelectorAll('[role]')].map((element) => element.getAttribute('role'));
  expect(roles).toEqual(['table', 'rowgroup', 'row', 'columnheader', 'rowgroup', 'row', 'rowheader', 'cell']);
  expect(screen.getByRole('table', { name: 'Hours' })).toHaveClass('blocks');
  expect(screen.getByRole('cell')).toHaveAttribute('data-label', 'Hours');
});
