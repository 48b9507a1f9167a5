import { act, fireEvent, render, screen } from '@testing-library/react';
import { newsletter } from '@vantedge/content-site';
import { Newsletter } from './newsletter.tsx';

const root = document.documentElement;
const send = async (email: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: email } });
  await act(async () => {
    fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  });
};
const state = () => screen.getByRole('status').textContent;

beforeEach(() => {
  render(<Newsletter />);
});
afterEach(() => {
  delete root.dataset['leads'];
  jest.restoreAllMocks();
});

test('where nobody listens, the contents are logged and the visitor is told so', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const request = jest.spyOn(globalThis, 'fetch');
  await send('a@example.com');
  expect(log).toHaveBeenCalledWith('[newsletter]', { form: 'newsletter', email: 'a@example.com' });
  expect(request).not.toHaveBeenCalled();
  expect(state()).toBe(newsletter.nowhere);
});

test('where somebody does, the address is sent and the field emptied', async () => {
  root.dataset['leads'] = '/leads';
  const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 201 } as Response);
  await send('a@example.com');
  expect(request).toHaveBeenCalledTimes(1);
  expect(state()).toBe(newsletter.sent);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('a refusal is said, and the address stays in the field', async () => {
  root.dataset['leads'] = '/leads';
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 422 } as Response);
  await send('a@example.com');
  expect(state()).toBe(newsletter.failed);
  expect(screen.getByRole('textbox')).toHaveValue('a@example.com');
});

test('an empty field is sent nowhere', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  await send('');
  expect(log).not.toHaveBeenCalled();
  expect(state()).toBe(newsletter.empty);
});
