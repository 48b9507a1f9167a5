import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { contact } from '@vantedge/content-site';
import { HONEYPOT } from '@vantedge/leads';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { ContactForm } from './contact-form.tsx';
import type { Report } from '../../leads/report.ts';

const whole = {
  'Full Name': 'Ada',
  'Email Address': 'ada@example.com',
  'Company Name': 'Example Company',
  'Service of Interest': 'bpo',
  Message: 'Two people, 160 hours a month each.',
};
const root = document.documentElement;

function show(address: string | { pathname: string; search?: string; state: unknown } = '/contact') {
  const page = (
    <>
      <ContactForm {...contact.form} />
      <Link to="/contact?topic=cloud">other topic</Link>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/contact/thank-you', element: <h1>Thank you</h1> },
      { path: '*', element: page },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** The endpoint, giving this answer; what it was sent can be read from it. */
const answer = (status: number, body: unknown = {}) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ status, headers: new Headers(), json: async () => body } as Response);
const idsIn = (request: jest.SpyInstance) =>
  request.mock.calls.map(([, init]) => ((init as RequestInit).body as URLSearchParams).get('id'));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};
const button = () => document.querySelector<HTMLButtonElement>('form [type=submit]')!;
const send = () => fireEvent.click(button());
const reported = async (outcome: Report) => {
  await waitFor(() =>
    expect(document.querySelector<HTMLElement>(`[data-lead-report=${outcome}]`)).toBeVisible(),
  );
  return document.querySelector<HTMLElement>('[data-lead-report]')!;
};
const summary = () => screen.queryByRole('alert');

beforeEach(() => {
  document.title = 'Contact';
  root.dataset['leads'] = '/api/leads';
});
afterEach(() => {
  jest.restoreAllMocks();
  delete root.dataset['leads'];
});

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

test('a message that is too long is not sent: its field says how long it may be, and keeps it whole', () => {
  const request = answer(201);
  const message = 'x'.repeat(5_001);
  show();
  fill({ ...whole, Message: message });
  send();
  expect(request).not.toHaveBeenCalled();
  expect(field('Message')).toHaveAccessibleDescription(/5,000/);
  expect(field('Message')).toHaveValue(message);
  expect(within(summary()!).getAllByRole('link')).toHaveLength(1);
});

test('a fixed form is sent: summary and title no longer speak of an error, and the page of thanks follows', async () => {
  const request = answer(201);
  const router = show();
  send();
  fill(whole);
  send();
  expect(summary()).toBeNull();
  expect(document.title).toBe('Contact');
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  const fields = Object.fromEntries((request.mock.calls[0]![1] as RequestInit).body as URLSearchParams);
  expect(fields).toMatchObject({ form: 'contact', name: 'Ada', service: 'bpo', [HONEYPOT]: '' });
  expect(fields['id']).toMatch(/^[\da-f-]{36}$/);
  expect(router.state.location.state).toEqual({ sent: expect.any(Number) as number });
});

test('while it is on its way the button says so, stays in reach, and a second press sends nothing', async () => {
  let arrive: (answer: Response) => void = () => {};
  const request = jest
    .spyOn(globalThis, 'fetch')
    .mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show();
  fill(whole);
  button().focus();
  send();
  expect(button()).toHaveTextContent(contact.form.sending);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toBeEnabled();
  expect(button()).toHaveFocus();
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  send();
  expect(request).toHaveBeenCalledTimes(1);
  await act(async () => arrive({ status: 201 } as Response));
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a visitor who has gone elsewhere meanwhile is left there', async () => {
  let arrive: (answer: Response) => void = () => {};
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const router = createMemoryRouter(
    [
      { path: '/contact', element: <ContactForm {...contact.form} /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/contact'] },
  );
  render(<RouterProvider router={router} />);
  fill(whole);
  send();
  await act(() => router.navigate('/elsewhere'));
  await act(async () => arrive({ status: 201 } as Response));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('what the server finds wrong is shown as the form’s own errors are', async () => {
  answer(422, { errors: { email: 'invalid', service: 'invalid' } });
  show();
  fill(whole);
  send();
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(['#contact-email', '#contact-service']);
  expect(summary()).toHaveFocus();
  expect(field('Email Address')).toHaveAccessibleDescription(/name@company\.com/);
  expect(field('Message')).toHaveValue(whole.Message);
  expect(document.title).toBe('Error: Contact');
});

test('too many from one network: the report says so, has the focus, and every word stays', async () => {
  answer(429);
  show();
  fill(whole);
  send();
  expect(await reported('busy')).toHaveFocus();
  expect(field('Full Name')).toHaveValue('Ada');
  expect(field('Message')).toHaveValue(whole.Message);
  expect(summary()).toBeNull();
});

test('what is sent again unchanged is the same lead, what was changed is another', async () => {
  const request = answer(429);
  show();
  fill(whole);
  for (const message of [whole.Message, whole.Message, 'Three people.']) {
    fill({ Message: message });
    send();
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  }
  const [first, second, third] = idsIn(request);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what could not be delivered is said', async () => {
  answer(413);
  show();
  fill(whole);
  send();
  expect(await reported('failed')).toHaveTextContent(contact.form.report.failed.text);
  expect(field('Message')).toHaveValue(whole.Message);
});

test('where nobody receives it, the contents are logged, kept in the form and offered as an e-mail', async () => {
  delete root.dataset['leads'];
  const log = jest.spyOn(console, 'log').mockImplementation();
  show();
  fill(whole);
  send();
  const report = await reported('no-endpoint');
  expect(report).toHaveFocus();
  expect(log.mock.calls[0]?.[1]).toMatchObject({ name: 'Ada', service: 'bpo', message: whole.Message });
  expect(field('Full Name')).toHaveValue('Ada');
  const mail = () => new URL(report.querySelector<HTMLAnchorElement>('[href^="mailto:"]')!.href).searchParams;
  expect(mail().get('subject')).toContain('Business Process Outsourcing');
  expect(mail().get('body')).toContain(whole.Message);
  fireEvent.input(field('Message'), { target: { value: 'Three people.' } });
  expect(mail().get('body')).toContain('Three people.');
  expect(report.querySelectorAll('[href^="tel:"]')).toHaveLength(2);
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

test('text typed or restored before the first render is kept, empty fields are filled', () => {
  const router = createMemoryRouter([{ path: '*', element: <ContactForm {...contact.form} /> }], {
    initialEntries: [
      {
        pathname: '/contact',
        search: '?topic=bpo&company=Example',
        state: { prefill: { name: 'Ada', message: 'Team size needed: 12' } },
      },
    ],
  });
  const container = document.body.appendChild(document.createElement('div'));
  // The document as served, in which the visitor types, or the browser restores edits, before the application starts.
  container.innerHTML = renderToString(<RouterProvider router={router} />);
  fill({ 'Service of Interest': 'cloud', Message: 'Team size needed: 20' });
  render(<RouterProvider router={router} />, { container, hydrate: true });
  expect(field('Message')).toHaveValue('Team size needed: 20');
  expect(field('Service of Interest')).toHaveValue('cloud');
  expect(field('Full Name')).toHaveValue('Ada');
  expect(field('Company Name')).toHaveValue('Example');
});

test('a link to a fragment of the same page keeps an edited prefill', async () => {
  const prefill = { name: 'Ada', message: 'Team size needed: 12' };
  const router = show({ pathname: '/contact', search: '?message=Hello', state: { prefill } });
  fill({ Message: 'Team size needed: 20' });
  await act(() => router.navigate('/contact?message=Hello#contact-name'));
  expect(field('Message')).toHaveValue('Team size needed: 20');
});

test('what was typed on another page arrives without standing in the address', () => {
  const typed = { name: 'Ada', email: 'ada@example.com', company: '', message: 'Team size needed: 12' };
  const router = show({
    pathname: '/contact',
    search: '?topic=bpo&company=Example',
    state: { prefill: typed },
  });
  expect(field('Full Name')).toHaveValue('Ada');
  expect(field('Email Address')).toHaveValue('ada@example.com');
  expect(field('Company Name')).toHaveValue('Example');
  expect(field('Service of Interest')).toHaveValue('bpo');
  expect(field('Message')).toHaveValue('Team size needed: 12');
  expect(router.state.location.search).not.toContain('ada');
});

test.each([null, 'text', { prefill: 7 }, { prefill: { name: 7, service: 'astrology' } }])(
  'a history that holds %j fills nothing',
  (state) => {
    show({ pathname: '/contact', state });
    expect(field('Full Name')).toHaveValue('');
    expect(field('Service of Interest')).toHaveValue('');
  },
);
