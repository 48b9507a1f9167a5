import { render, screen } from '@testing-library/react';
import { ErrorSummary } from './error-summary.tsx';

const noName = [{ field: 'name', message: 'Enter your full name' }];

test('takes the focus when it appears, and after each failed submission', () => {
  const { rerender } = render(<ErrorSummary title="Please correct the following" errors={noName} />);
  const summary = screen.getByRole('alert', { name: 'Please correct the following' });
  expect(summary).toHaveFocus();
  summary.blur();
  rerender(<ErrorSummary title="Please correct the following" errors={[...noName]} />);
  expect(summary).toHaveFocus();
});

test('does not move the focus while the errors stay the same', () => {
  const { rerender } = render(<ErrorSummary title="Please correct the following" errors={noName} />);
  screen.getByRole('link').focus();
  rerender(<ErrorSummary title="Please correct the following" errors={noName} />);
  expect(screen.getByRole('link', { name: 'Enter your full name' })).toHaveFocus();
});

test('links to the field', () => {
  render(<ErrorSummary title="Please correct the following" errors={noName} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '#name');
});
