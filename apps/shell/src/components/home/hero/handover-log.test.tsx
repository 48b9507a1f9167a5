import { handoverLog } from '@vantedge/content-site';
import { render, screen, within } from '@testing-library/react';
import { HandoverLog } from './handover-log.tsx';

test('lists what was done, and when, in that order', () => {
  render(<HandoverLog />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(6);
  expect(items[0]).toHaveTextContent(
    'Post 40 vendor invoices Posted, checked by a second person Done 6:50 p.m.',
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Handover log Sample');
  const since = handoverLog.items.map(({ doneAt }) => (doneAt - 17 * 60 + 1440) % 1440);
  expect(since).toEqual(since.toSorted((one, other) => one - other));
});
