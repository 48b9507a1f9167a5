import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newsletter, newsletterField } from '@vantedge/content-site';
import { Link, MemoryRouter } from 'react-router-dom';
import { Toasts } from '../components/toasts.tsx';
import { Newsletter } from './newsletter.tsx';

const root = document.documentElement;
const field = () => screen.getByRole('textbox', { name: newsletterField.label });
const send = async (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  await act(async () => {
    fireEvent.submit(field().closest('form')!);
  });
};
/** Returns the visible messages below the field. */
const said = () => {
  const region = document.querySelector('.newsletter-state')!;
  return [...region.children].filter((line) => !line.hasAttribute('hidden')).map((line) => line.textContent);
};
const answer = (status: number, members = {}) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, init) =>
      Response.json({ id: (init!.body as URLSearchParams).get('id'), ...members }, { status }),
    );

beforeEach(() => {
  root.dataset['leads'] = '/api/forms';
  render(
    <MemoryRouter>
      <Link to="/about">about</Link>
      <Newsletter alone />
      <Toasts dismiss="Dismiss" />
    </MemoryRouter>,
  );
});
afterEach(() => {
  delete root.dataset['leads'];
  jest.restoreAllMocks();
});

test('confirms a stored address in place and with a toast, and clears the field', async () => {
  const request = answer(201);
  await send('a@example.com');
  expect(request).toHaveBeenCalledTimes(1);
  expect(request.mock.calls[0]![0]).toBe('/api/forms/shell/newsletter');
  expect(said()).toEqual([newsletter.sent.text]);
  await waitFor(() => expect(screen.getByText(newsletter.sent.notice)).toBeVisible());
  expect(field()).toHaveValue('');
});

test('says where to confirm a sign-up that the server has sent a link for', async () => {
  answer(201, { confirm: true });
  await send('a@example.com');
  expect(said()).toEqual([newsletter.confirm.text]);
  await waitFor(() => expect(screen.getByText(newsletter.confirm.notice)).toBeVisible());
  expect(screen.queryByText(newsletter.sent.notice)).toBeNull();
});

test('a second subscription is a separate lead', async () => {
  const request = answer(201);
  await send('a@example.com');
  await send('a@example.com');
  const ids = request.mock.calls.map(([, init]) => (init!.body as URLSearchParams).get('id'));
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ['', newsletterField.messages.missing],
  ['a.example.com', newsletterField.messages.invalid],
])('%p is not sent: the field shows why and receives focus', async (email, message) => {
  const request = answer(201);
  await send(email);
  expect(request).not.toHaveBeenCalled();
  expect(said()).toEqual([message]);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(message);
  expect(field()).toHaveFocus();
});

test('an error stays with its page, and what was typed stays in the field', async () => {
  await send('a.example.com');
  await act(async () => screen.getByText('about').click());
  expect(said()).toEqual([]);
  expect(field()).not.toHaveAttribute('aria-invalid');
  expect(field()).toHaveValue('a.example.com');
});

test('removes the error once the field is valid', async () => {
  answer(201);
  await send('');
  await send('a@example.com');
  expect(field()).toBeValid();
  expect(said()).toEqual([newsletter.sent.text]);
});

test('shows a message when rate limited and keeps the address', async () => {
  answer(429);
  await send('a@example.com');
  expect(said()).toEqual([newsletter.report.busy.replace('{wait}', '1 minute')]);
  expect(field()).toHaveValue('a@example.com');
});

test('logs the contents and shows a message when submissions are disabled', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  delete root.dataset['leads'];
  await send('a@example.com');
  expect(log.mock.calls[0]?.[1]).toMatchObject({ email: 'a@example.com' });
  expect(said()).toEqual([newsletter.report['no-endpoint']]);
  expect(screen.queryByText(newsletter.sent.notice)).toBeNull();
});
