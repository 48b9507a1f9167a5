import { act, fireEvent, render, screen } from '@testing-library/react';
import { newsletter } from '@vantedge/content-site';
import { Toasts } from '@vantedge/shared-ui';
import { Newsletter } from './newsletter.tsx';

const root = document.documentElement;
const field = () => screen.getByRole('textbox', { name: newsletter.label });
const send = async (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  await act(async () => {
    fireEvent.submit(field().closest('form')!);
  });
};
/** What is said below the field. */
const said = () => {
  const region = document.querySelector('.newsletter-state')!;
  return [...region.children].filter((line) => !line.hasAttribute('hidden')).map((line) => line.textContent);
};
const answer = (status: number) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ status, headers: new Headers(), json: async () => ({}) } as Response);

beforeEach(() => {
  root.dataset['leads'] = '/api/leads';
  render(
    <>
      <Newsletter />
      <Toasts dismiss="Dismiss" />
    </>,
  );
});
afterEach(() => {
  delete root.dataset['leads'];
  jest.restoreAllMocks();
});

test('a stored address is confirmed in its place and by a toast, and the field is empty again', async () => {
  const request = answer(201);
  await send('a@example.com');
  expect(request).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([newsletter.sent.text]);
  expect(screen.getByText(newsletter.sent.notice)).toBeVisible();
  expect(field()).toHaveValue('');
});

test('a second subscription is a lead of its own', async () => {
  const request = answer(201);
  await send('a@example.com');
  await send('a@example.com');
  const ids = request.mock.calls.map(([, init]) => (init!.body as URLSearchParams).get('id'));
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ['', newsletter.messages.missing],
  ['a.example.com', newsletter.messages.invalid],
])('%p is not sent: the field says why, and has the focus', async (email, message) => {
  const request = answer(201);
  await send(email);
  expect(request).not.toHaveBeenCalled();
  expect(said()).toEqual([message]);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(message);
  expect(field()).toHaveFocus();
});

test('once it is fixed nothing speaks of an error', async () => {
  answer(201);
  await send('');
  await send('a@example.com');
  expect(field()).toBeValid();
  expect(said()).toEqual([newsletter.sent.text]);
});

test('too many from one network: that is said, and the address stays', async () => {
  answer(429);
  await send('a@example.com');
  expect(said()).toEqual([newsletter.report.busy]);
  expect(field()).toHaveValue('a@example.com');
});

test('where nobody takes it, the contents are logged and the visitor is told so', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  delete root.dataset['leads'];
  await send('a@example.com');
  expect(log.mock.calls[0]?.[1]).toMatchObject({ form: 'newsletter', email: 'a@example.com' });
  expect(said()).toEqual([newsletter.report['no-endpoint']]);
  expect(screen.queryByText(newsletter.sent.notice)).toBeNull();
});
