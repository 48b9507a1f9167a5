import { act, fireEvent, render, screen } from '@testing-library/react';
import { notify } from '@vantedge/shared-ui';
import { Toasts } from './toasts.tsx';

const say = (title: string) => act(() => notify({ title }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the region is in the document, empty, before the first toast', () => {
  render(<Toasts dismiss="Dismiss" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  say('Address copied');
  expect(screen.getByRole('status')).toHaveTextContent('Address copied');
});

test('a toast disappears after four seconds', () => {
  render(<Toasts dismiss="Dismiss" />);
  say('Address copied');
  pass(3999);
  expect(screen.getByText('Address copied')).toBeVisible();
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a fourth toast removes the oldest', () => {
  render(<Toasts dismiss="Dismiss" />);
  ['one', 'two', 'three', 'four'].forEach(say);
  expect(screen.getByRole('status').textContent).toBe('twothreefour');
});

test.each<[string, (toast: HTMLElement) => void, (toast: HTMLElement) => void]>([
  ['pointer is over it', (toast) => fireEvent.pointerEnter(toast), (toast) => fireEvent.pointerLeave(toast)],
  ['focus is in it', (toast) => fireEvent.focus(toast), (toast) => fireEvent.blur(toast)],
])('it stays while the %s', (_, enter, leave) => {
  render(<Toasts dismiss="Dismiss" />);
  say('Address copied');
  const button = screen.getByRole('button', { name: 'Dismiss' });
  enter(button.parentElement as HTMLElement);
  pass(20_000);
  expect(screen.getByText('Address copied')).toBeVisible();
  leave(button.parentElement as HTMLElement);
  pass(4000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('it stays while it has the focus, even if the pointer enters and leaves', () => {
  render(<Toasts dismiss="Dismiss" />);
  say('Address copied');
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  fireEvent.pointerEnter(button.parentElement!);
  fireEvent.pointerLeave(button.parentElement!);
  pass(20_000);
  expect(button).toHaveFocus();
  act(() => button.blur());
  pass(4000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a new toast does not extend an older one', () => {
  render(<Toasts dismiss="Dismiss" />);
  say('one');
  pass(3000);
  say('two');
  pass(1000);
  expect(screen.getByRole('status').textContent).toBe('two');
});

test('it can be dismissed', () => {
  render(<Toasts dismiss="Dismiss" />);
  say('Address copied');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
