import { render, screen } from '@testing-library/react';
import { Field, Input, Select, Textarea } from './field.tsx';

test('shows whether the field is required or optional', () => {
  render(
    <>
      <Field label="Name" required>
        <Input name="name" />
      </Field>
      <Field label="Phone" required={false}>
        <Input name="phone" />
      </Field>
      <Field label="Team">
        <Textarea placeholder="Team size" />
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Name required')).toBeRequired();
  expect(screen.getByLabelText('Phone optional')).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Team' })).not.toBeRequired();
});

test('associates help and error with the control and marks it invalid', () => {
  render(
    <Field label="Email" required help="We answer here." error="Include an @">
      <Input name="email" />
    </Field>,
  );
  const control = screen.getByRole('textbox');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('We answer here. Error: Include an @');
});

test('a valid field without help is neither invalid nor described', () => {
  render(
    <Field label="Email" required>
      <Input name="email" type="email" autoComplete="email" />
    </Field>,
  );
  const control = screen.getByRole('textbox');
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).toHaveAttribute('autocomplete', 'email');
});

test('a given id is that of the control, and its message is where the server looks for it', () => {
  render(
    <Field id="contact-email" label="Email" messages={{ missing: 'Enter an address' }}>
      <Input name="email" />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toHaveAttribute('id', 'contact-email');
  expect(document.getElementById('contact-email-error')).toHaveAttribute('data-missing', 'Enter an address');
});

test('a select keeps the selected option', () => {
  render(
    <Field label="Service" required>
      <Select name="service" defaultValue="ukg">
        <option value="">Select a service</option>
        <option value="ukg">Implementation</option>
      </Select>
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Service required' })).toHaveValue('ukg');
});
