import { render, screen } from '@testing-library/react';
import { FormField } from './form-field.tsx';

test('shows whether the field is required or optional', () => {
  render(
    <>
      <FormField id="name" name="name" label="Name" required />
      <FormField id="phone" name="phone" label="Phone" required={false} />
      <FormField id="team" label="Team" placeholder="Team size" />
    </>,
  );
  expect(screen.getByLabelText('Name required')).toBeRequired();
  expect(screen.getByLabelText('Phone optional')).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Team' })).not.toBeRequired();
});

test('associates help and error with the control and marks it invalid', () => {
  render(
    <FormField id="email" name="email" label="Email" required help="We answer here." error="Include an @" />,
  );
  const control = screen.getByRole('textbox');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('We answer here. Error: Include an @');
});

test('a valid field without help is neither invalid nor described', () => {
  render(<FormField id="email" name="email" label="Email" type="email" required autoComplete="email" />);
  const control = screen.getByRole('textbox');
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).toHaveAttribute('autocomplete', 'email');
});

test('renders its options and keeps the selected one', () => {
  const options = [
    { value: '', label: 'Select a service' },
    { value: 'ukg', label: 'Implementation' },
  ];
  render(
    <FormField id="s" name="s" label="Service" as="select" required options={options} defaultValue="ukg" />,
  );
  expect(screen.getByRole('combobox')).toHaveValue('ukg');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
