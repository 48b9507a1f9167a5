import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MaskedEmail } from './masked-email.tsx';
import { NOTICE, type Notice } from './notify.ts';

const labels = {
  show: 'Show',
  copy: 'Copy',
  copied: 'Copied',
  notice: 'Taken',
  failed: { title: 'Not copied', text: 'Press Ctrl+C' },
  write: 'Write',
  to: '/contact',
};
const writeText = jest.fn<Promise<void>, [string]>();
const notified = jest.fn<void, [Notice]>();
document.addEventListener(NOTICE, (event) => notified((event as CustomEvent<Notice>).detail));

function open() {
  return render(
    <MemoryRouter>
      <MaskedEmail email="hello@vantedge.example.com" labels={labels} />
      <p id="announcer" aria-live="polite" />
    </MemoryRouter>,
  );
}

const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  notified.mockReset();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('is masked, revealed for 30 s, then masked again', async () => {
  const { container } = open();
  const address = () => container.querySelector('.masked')!.textContent;
  expect(address()).toBe('hel••••@van••••');
  await press('Show');
  expect(address()).toBe('hello@vantedge.example.com');
  wait(29_999);
  expect(address()).toBe('hello@vantedge.example.com');
  wait(1);
  expect(address()).toBe('hel••••@van••••');
  expect(container).not.toHaveTextContent('hello@');
});

test('announces the revealed address as long as it is shown, and links it with mailto:', async () => {
  open();
  await press('Show');
  const announcer = document.getElementById('announcer');
  expect(announcer).toHaveTextContent('hello@vantedge.example.com');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@vantedge.example.com');
  wait(30_000);
  expect(announcer).toBeEmptyDOMElement();
});

test('keeps the focus when it is masked again', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Show' });
  button.focus();
  await press('Show');
  wait(30_000);
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('Show');
});

test('stays a link while it has the focus, even when masked again', async () => {
  open();
  await press('Show');
  const address = screen.getByRole('link');
  act(() => address.focus());
  wait(30_000);
  expect(address).toHaveTextContent('hel••••@van••••');
  expect(address).toHaveAttribute('href');
  expect(address).toHaveFocus();
  act(() => address.blur());
  expect(screen.queryByRole('link')).toBeNull();
});

test('confirms a copy for 2 s', async () => {
  open();
  await press('Show');
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith('hello@vantedge.example.com');
  expect(notified).toHaveBeenCalledWith({ title: 'Taken', text: 'hello@vantedge.example.com' });
  wait(1_999);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  wait(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test.each([
  ['is refused', { writeText: () => Promise.reject(new Error('denied')) }],
  ['does not exist', undefined],
])('when the clipboard %s, logs the error, and says how to copy the selected address', async (_, value) => {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  open();
  await press('Show');
  await press('Copy');
  expect(log).toHaveBeenCalledWith('Failed to copy', expect.any(Error));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(notified.mock.calls).toEqual([[{ title: 'Not copied', text: 'Press Ctrl+C', tone: 'error' }]]);
  expect(getSelection()!.toString()).toBe('hello@vantedge.example.com');
  log.mockRestore();
});
