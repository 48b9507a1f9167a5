import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table.tsx';

const table = (columns: string[]) => (
  <DataTable
    caption="One month"
    columns={columns}
    rows={[{ label: 'Management', cells: ['extra', '$0', '12'].slice(0, columns.length - 1) }]}
    totals={{ label: 'Total', cells: ['$40,000', '$19,200', '12'].slice(0, columns.length - 1) }}
  />
);

test('is named by its caption, and each row by its label', () => {
  render(table(['Line', 'Market', 'Ours']));
  const row = within(screen.getByRole('table', { name: 'One month' })).getByRole('row', { name: /^Total/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Total');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$40,000', '$19,200']);
});

test('keeps table roles when rows become blocks on a phone, and labels each cell with its column', () => {
  const { container } = render(table(['Line', 'Market', 'Ours', 'Weeks']));
  for (const part of container.querySelectorAll('table, thead, tbody, tfoot, tr, th, td'))
    expect(part).toHaveAttribute('role');
  expect(screen.getByRole('cell', { name: '$0' })).toHaveAttribute('data-label', 'Ours');
});

test('sets a cell without digits as text', () => {
  render(table(['Line', 'Market', 'Ours']));
  expect(screen.getByText('extra')).not.toHaveClass('ui:font-display');
  expect(screen.getByText('$0')).toHaveClass('ui:font-display');
});
