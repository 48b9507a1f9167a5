import { act, fireEvent, render, screen } from '@testing-library/react';
import { home } from '@vantedge/content-site';
import { PauseMotion } from '@vantedge/shared-ui';
import { ClientCarousel } from './client-carousel.tsx';

const WIDTH = 390;
let media: Record<string, boolean>;

beforeEach(() => {
  jest.useFakeTimers();
  media = { '(max-width: 47.9375em)': true };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: media[query] === true, addEventListener() {}, removeEventListener() {} }) as never,
    );
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, { left }: { left: number }) {
      this.scrollLeft = left;
      fireEvent(this, new Event('scrollend'));
    },
    setPointerCapture() {},
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const show = () =>
  render(
    <>
      <ClientCarousel {...home.clients} />
      <PauseMotion label="Pause motion" />
    </>,
  );
const carousel = () => document.querySelector('.client-carousel')!;
const track = () => screen.getByRole('group', { name: home.clients.testimonials });
const position = () => document.querySelector('.carousel-count')!.textContent;
const inView = () => `${Math.round(track().scrollLeft / WIDTH) + 1} of 3`;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

test('on a narrow screen each testimonial is shown for five seconds, and the first follows the last', () => {
  show();
  const seen = [position()];
  for (let turn = 0; turn < 3; turn++) {
    pass(4999);
    expect(position()).toBe(seen.at(-1));
    pass(1);
    expect(inView()).toBe(position());
    seen.push(position());
  }
  expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3']);
});

test('on a wide screen nothing turns by itself', () => {
  media = {};
  show();
  pass(60_000);
  expect(position()).toBe('1 of 3');
});

test.each([
  ['a mouse is over it', 'mouse'],
  ['a finger is on it', 'touch'],
])('while %s it waits; then it starts its five seconds anew', (_, pointerType) => {
  show();
  pass(4000);
  fireEvent.pointerEnter(carousel(), { pointerType });
  pass(20_000);
  expect(position()).toBe('1 of 3');
  fireEvent.pointerLeave(carousel(), { pointerType });
  pass(4999);
  expect(position()).toBe('1 of 3');
  pass(1);
  expect(position()).toBe('2 of 3');
});

test('while the focus is in it, it waits', () => {
  show();
  act(() => screen.getByLabelText('Pause').focus());
  pass(20_000);
  act(() => track().focus());
  pass(20_000);
  expect(position()).toBe('1 of 3');
  act(() => track().blur());
  pass(5000);
  expect(position()).toBe('2 of 3');
});

test.each(['Pause', 'Pause motion'])('the check box %s stops the turns, and lets them go on', (label) => {
  show();
  fireEvent.click(screen.getByLabelText(label));
  pass(20_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(screen.getByLabelText(label));
  pass(5000);
  expect(position()).toBe('2 of 3');
});

test('where motion is unwelcome nothing turns by itself, and the buttons turn at once', () => {
  media['(prefers-reduced-motion: reduce)'] = true;
  const scrollTo = jest.spyOn(HTMLElement.prototype, 'scrollTo');
  show();
  pass(60_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: home.clients.controls.next }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH, behavior: 'instant' });
});

test('previous and next meet at the ends, and the place is read out', () => {
  show();
  const { previous, next } = home.clients.controls;
  fireEvent.pointerEnter(carousel());
  fireEvent.click(screen.getByRole('button', { name: previous }));
  expect([position(), inView()]).toEqual(['3 of 3', '3 of 3']);
  fireEvent.click(screen.getByRole('button', { name: next }));
  fireEvent.click(screen.getByRole('button', { name: next }));
  expect([position(), inView()]).toEqual(['2 of 3', '2 of 3']);
  expect(document.querySelector('.carousel-count')).toHaveAttribute('aria-live', 'polite');
});

test('what changes by itself is not read out', () => {
  show();
  expect(document.querySelector('.carousel-count')).toHaveAttribute('aria-live', 'off');
});

const scrollByHand = (left: number) => {
  track().scrollLeft = left;
  fireEvent.scroll(track());
};

test('a scroll by hand is followed once it is over', () => {
  show();
  scrollByHand(2 * WIDTH);
  expect(position()).toBe('1 of 3');
  fireEvent(track(), new Event('scrollend'));
  expect(position()).toBe('3 of 3');
});

test('where the browser does not say that a scroll is over, a tenth of a second without one says it', () => {
  const said = Object.getOwnPropertyDescriptor(window, 'onscrollend')!;
  delete (window as { onscrollend?: unknown }).onscrollend;
  show();
  scrollByHand(300);
  pass(99);
  scrollByHand(2 * WIDTH);
  pass(99);
  expect(position()).toBe('1 of 3');
  pass(1);
  expect(position()).toBe('3 of 3');
  Object.defineProperty(window, 'onscrollend', said);
});

/** A pointer's event; jsdom has none, so a mouse's takes its name. */
const pointer = (type: string) => (clientX: number) =>
  fireEvent(
    track(),
    Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { isPrimary: true, pointerId: 1 }),
  );
const down = pointer('pointerdown');
const move = pointer('pointermove');
const up = pointer('pointerup');

test.each([
  [-51, '3 of 3'],
  [-50, '2 of 3'],
  [-3, '2 of 3'],
  [50, '2 of 3'],
  [51, '1 of 3'],
])('from the second testimonial, a swipe of %i px leads to %s', (way, expected) => {
  show();
  fireEvent.click(screen.getByRole('button', { name: home.clients.controls.next }));
  down(200);
  move(200 + way);
  up(200 + way);
  expect([position(), inView()]).toEqual([expected, expected]);
});

test('the testimonial follows a swipe for 200 px at most', () => {
  show();
  down(380);
  move(280);
  expect(track().scrollLeft).toBe(100);
  move(10);
  expect(track().scrollLeft).toBe(200);
  // A finger that rests turns nothing yet.
  fireEvent(track(), new Event('scrollend'));
  expect(position()).toBe('1 of 3');
  up(10);
  expect(position()).toBe('2 of 3');
});

test('a swipe that the browser takes over turns nothing', () => {
  show();
  down(300);
  move(200);
  pointer('pointercancel')(200);
  expect([position(), track().scrollLeft]).toEqual(['1 of 3', 0]);
});

test('on a wide screen the browser alone scrolls', () => {
  media = {};
  show();
  down(300);
  move(100);
  expect(track().scrollLeft).toBe(0);
});
