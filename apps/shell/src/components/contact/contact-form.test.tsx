import { fireEvent, render, screen, within } from '@testing-library/react';
import { contact } from '@vantedge/content-site';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { ContactForm } from './contact-form.tsx';

const whole = {
  'Full Name': 'Ada',
  'Email Address': 'ada@example.com',
  'Company Name': 'Example Company',
  'Service of Interest': 'bpo',
  Message: 'Two people, 160 hours a month each.',
};

function show(address = '/contact') {
  const page = (
    <>
      <ContactForm {...contact.form} />
      <Link to="/contact?topic=cloud">other topic</Link>
    </>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })}
    />,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const summary = () => screen.queryByRole('alert');

beforeEach(() => (document.title = 'Contact'));

test('an empty form is refused: one line for every required field, in the order of the form', () => {
  show();
  send();
  const lines = within(summary()!).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    '#contact-name',
    '#contact-email',
    '#contact-company',
    '#contact-service',
    '#contact-message',
  ]);
  for (const line of lines) expect(document.querySelector(line.getAttribute('href')!)).toBeInvalid();
  expect(field('Phone Number')).toBeValid();
  expect(summary()).toHaveFocus();
  expect(document.title).toBe('Error: Contact');
});

test('what was typed is kept, and a field says by itself what is wrong with it', () => {
  show();
  fill({ ...whole, 'Email Address': 'ada.example.com' });
  send();
  expect(within(summary()!).getAllByRole('link')).toHaveLength(1);
  expect(field('Email Address')).toHaveAccessibleDescription(/name@company\.com/);
  expect(field('Email Address')).toHaveValue('ada.example.com');
  expect(field('Message')).toHaveValue(whole.Message);
  expect(field('Service of Interest')).toHaveValue('bpo');
});

test('a mended form is sent, and neither summary nor title speaks of an error any more', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  show();
  send();
  fill(whole);
  send();
  expect(await screen.findByRole('region')).toHaveFocus();
  expect(summary()).toBeNull();
  expect(document.title).toBe('Contact');
  log.mockRestore();
});

test('where nobody receives it, the contents are logged, kept in the form and offered as an e-mail', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  show();
  fill(whole);
  send();
  const report = await screen.findByRole('region', { name: /not been sent/ });
  expect(log.mock.calls[0]?.[1]).toMatchObject({ name: 'Ada', service: 'bpo', message: whole.Message });
  expect(field('Full Name')).toHaveValue('Ada');
  const mail = within(report)
    .getByRole('link', { name: /e-mail program/ })
    .getAttribute('href')!;
  const { searchParams } = new URL(mail);
  expect(searchParams.get('subject')).toContain('Business Process Outsourcing');
  expect(searchParams.get('body')).toContain(whole.Message);
  expect(within(report).getAllByRole('link', { name: /^\+/ })).toHaveLength(2);
  log.mockRestore();
});

test('the browser’s own messages give way to the page’s once it can speak', () => {
  show();
  expect(document.querySelector('form')).toHaveAttribute('novalidate');
});

test('the topic of the address chooses the service', () => {
  show('/contact?topic=staff-augmentation');
  expect(field('Service of Interest')).toHaveValue('staff-augmentation');
});

test('an unknown topic chooses nothing', () => {
  show('/contact?topic=astrology');
  expect(field('Service of Interest')).toHaveValue('');
});

test('a link to another topic on the same page changes the choice and keeps the rest', () => {
  show('/contact?topic=ukg&company=Example');
  fill({ Message: 'Half written' });
  fireEvent.click(screen.getByText('other topic'));
  expect(field('Service of Interest')).toHaveValue('cloud');
  expect(field('Company Name')).toHaveValue('Example');
  expect(field('Message')).toHaveValue('Half written');
});
