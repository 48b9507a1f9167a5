import { render, screen } from '@testing-library/react';
import { examples } from './table.examples.tsx';
import { Cell, Table, TableBody, TableRow } from './table.tsx';

test('every element states its role, which CSS may otherwise remove', () => {
  const { container } = render(examples['a table with a total']);
  const roles = [...container.querySelectorAll('[role]')].map((element) => element.getAttribute('role'));
  const line = ['row', 'rowheader', 'cell'];
  const head = ['rowgroup', 'row', 'columnheader', 'columnheader'];
  expect(roles).toEqual(['table', ...head, 'rowgroup', ...line, ...line, 'rowgroup', ...line]);
  expect(screen.getByRole('table', { name: 'Two people, one month' })).toBeVisible();
  expect(screen.getAllByRole('cell')[0]).toHaveAttribute('data-label', 'Hours');
});

test('a cell with a drawing is hidden from screen readers', () => {
  render(
    <Table className="blocks">
      <TableBody>
        <TableRow>
          <Cell decorative>drawing</Cell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  expect(screen.getByRole('table')).toHaveClass('blocks');
  expect(screen.queryByRole('cell')).toBeNull();
});
