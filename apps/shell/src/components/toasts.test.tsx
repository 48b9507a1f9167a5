import { act, fireEvent, render, screen } from '@testing-library/react';
import { FRAME_MS } from '@vantedge/shared-ui/testing/frames';
import { notify } from '@vantedge/shared-ui';
import { type Notice, PENDING_LEAD } from '@vantedge/shared-ui/host';
import { Toasts } from './toasts.tsx';

/** Duration of the exit animation, in milliseconds. */
const EXIT_MS = 300;

/** Shows a toast, and waits for the code of the first one. */
const say = (title: string, more: Partial<Notice> = {}) =>
  act(async () => {
    notify({ title, ...more });
    await import('./toasts-in-motion.tsx');
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const region = () => screen.getByRole('status');

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  // The frame loop would wait for a frame that never comes.
  await pass(EXIT_MS);
  jest.useRealTimers();
});

test('the region is in the document, empty, before the first toast', async () => {
  render(<Toasts dismiss="Dismiss" />);
  expect(region()).toBeEmptyDOMElement();
  await say('Address copied');
  expect(region()).toHaveTextContent('Address copied');
});

test.each([
  [201, 'Message sent'],
  [429, 'Message not sent'],
])(
  'after a response of %i to the form that the previous document was sending it says "%s"',
  async (status, title) => {
    document.documentElement.dataset['leads'] = '/api/forms';
    sessionStorage.setItem(
      PENDING_LEAD,
      JSON.stringify({
        url: '/api/forms/shell/contact',
        fields: {},
        id: 'one-id',
        formId: 'form',
        left: { sent: { title: 'Message sent' }, failed: { title: 'Message not sent' } },
      }),
    );
    const request = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ id: 'one-id' }, { status }));
    render(<Toasts dismiss="Dismiss" />);
    await act(async () => void (await import('./toasts-in-motion.tsx')));
    await pass(0);
    expect(region()).toHaveTextContent(title);
    expect(request).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
    delete document.documentElement.dataset['leads'];
    request.mockRestore();
  },
);

test('a toast fades in, leaves after four seconds, and fades out before it is removed', async () => {
  render(<Toasts dismiss="Dismiss" />);
  await say('Address copied');
  const toast = region().firstElementChild as HTMLElement;
  expect(toast).toHaveStyle({ opacity: '0' });
  await pass(3999);
  expect(toast).toHaveStyle({ opacity: '1' });
  await pass(1);
  await pass(100);
  expect(toast).toBeInTheDocument();
  expect(Number(toast.style.opacity)).toBeLessThan(1);
  await pass(EXIT_MS);
  expect(region()).toBeEmptyDOMElement();
});

test('a toast that stays is there until it is dismissed', async () => {
  render(<Toasts dismiss="Dismiss" />);
  await say('Message not sent', { stays: true });
  await pass(60_000);
  expect(region()).toHaveTextContent('Message not sent');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(EXIT_MS);
  expect(region()).toBeEmptyDOMElement();
});

test('with reduced motion it appears and leaves at once', async () => {
  const reduced = jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} } as never);
  render(<Toasts dismiss="Dismiss" />);
  await say('Address copied');
  await pass(FRAME_MS);
  expect(region().firstElementChild).toHaveStyle({ opacity: '1' });
  await pass(4000);
  expect(region()).toBeEmptyDOMElement();
  reduced.mockRestore();
});

test('a fourth toast removes the oldest that does not stay', async () => {
  render(<Toasts dismiss="Dismiss" />);
  await say('failed', { stays: true });
  for (const title of ['one', 'two', 'three']) await say(title);
  await pass(EXIT_MS);
  expect([...region().children].map((toast) => toast.textContent!.replace('Dismiss', ''))).toEqual([
    'failed',
    'two',
    'three',
  ]);
});

test('a fourth toast removes the oldest', async () => {
  render(<Toasts dismiss="Dismiss" />);
  for (const title of ['one', 'two', 'three', 'four']) await say(title);
  await pass(EXIT_MS);
  expect(region().textContent).toBe('twothreefour');
});

test.each<[string, (toast: HTMLElement) => void, (toast: HTMLElement) => void]>([
  ['pointer is over it', (toast) => fireEvent.pointerEnter(toast), (toast) => fireEvent.pointerLeave(toast)],
  ['focus is in it', (toast) => fireEvent.focus(toast), (toast) => fireEvent.blur(toast)],
])('it stays while the %s', async (_, enter, leave) => {
  render(<Toasts dismiss="Dismiss" />);
  await say('Address copied');
  const button = screen.getByRole('button', { name: 'Dismiss' });
  enter(button.parentElement as HTMLElement);
  await pass(20_000);
  expect(screen.getByText('Address copied')).toBeVisible();
  leave(button.parentElement as HTMLElement);
  await pass(4000);
  await pass(EXIT_MS);
  expect(region()).toBeEmptyDOMElement();
});

test('it stays while it has the focus, even if the pointer enters and leaves', async () => {
  render(<Toasts dismiss="Dismiss" />);
  await say('Address copied');
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  fireEvent.pointerEnter(button.parentElement!);
  fireEvent.pointerLeave(button.parentElement!);
  await pass(20_000);
  expect(button).toHaveFocus();
  act(() => button.blur());
  await pass(4000);
  await pass(EXIT_MS);
  expect(region()).toBeEmptyDOMElement();
});

test('a new toast does not extend an older one', async () => {
  render(<Toasts dismiss="Dismiss" />);
  await say('one');
  await pass(3000);
  await say('two');
  await pass(1000);
  await pass(EXIT_MS);
  expect(region().textContent).toBe('two');
});

test('it can be dismissed', async () => {
  render(<Toasts dismiss="Dismiss" />);
  await say('Address copied');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(EXIT_MS);
  expect(region()).toBeEmptyDOMElement();
});

test('dismissing a toast by keyboard moves the focus to the next one, then back to where it was', async () => {
  render(
    <>
      <button type="button">Copy</button>
      <Toasts dismiss="Dismiss" />
    </>,
  );
  await say('First');
  await say('Second');
  const dismiss = (title: string) => screen.getByText(title).closest('.toast')!.querySelector('button')!;
  screen.getByText('Copy').focus();
  act(() => dismiss('First').focus());
  fireEvent.click(dismiss('First'));
  expect(dismiss('Second')).toHaveFocus();
  await pass(EXIT_MS);
  fireEvent.click(dismiss('Second'));
  expect(screen.getByText('Copy')).toHaveFocus();
});
