import { act, fireEvent, render, screen } from '@testing-library/react';
import { FRAME_MS } from '@vantedge/shared-ui/testing/frames';
import { showTab } from '@vantedge/shared-ui/testing/tab';
import { home } from '@vantedge/content-site';
import { PauseMotion } from '../pause-motion.tsx';
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
    animate: () => ({}),
  });
});
afterEach(async () => {
  // framer-motion's frame loop would wait for a frame that never comes.
  await act(() => jest.advanceTimersByTimeAsync(2 * FRAME_MS));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Renders the carousel, and waits for the code of swipes. */
const show = () =>
  act(async () => {
    render(
      <>
        <ClientCarousel {...home.clients} />
        <PauseMotion label="Pause motion" />
      </>,
    );
    await import('./draggable-slides.tsx');
  });
const carousel = () => document.querySelector('.client-carousel')!;
const track = () => screen.getByRole('group', { name: home.clients.testimonials });
const position = () => document.querySelector('.carousel-count')!.textContent;
const inView = () => `${Math.round(track().scrollLeft / WIDTH) + 1} of 3`;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

test('on narrow screens shows each testimonial for five seconds, in a loop', async () => {
  await show();
  const seen = [position()];
  for (let step = 0; step < 3; step++) {
    pass(4999);
    expect(position()).toBe(seen.at(-1));
    pass(1);
    expect(inView()).toBe(position());
    seen.push(position());
  }
  expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3']);
});

test('on wide screens there is no autoplay', async () => {
  media = {};
  await show();
  pass(60_000);
  expect(position()).toBe('1 of 3');
});

test.each([
  ['a mouse is over it', 'mouse'],
  ['a finger is on it', 'touch'],
])('pauses while %s, then restarts the five seconds', async (_, pointerType) => {
  await show();
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

test('pauses while it contains focus', async () => {
  await show();
  act(() => screen.getByLabelText('Pause').focus());
  pass(20_000);
  act(() => track().focus());
  pass(20_000);
  expect(position()).toBe('1 of 3');
  act(() => track().blur());
  pass(5000);
  expect(position()).toBe('2 of 3');
});

test.each(['Pause', 'Pause motion'])('the checkbox %s pauses and resumes autoplay', async (label) => {
  await show();
  fireEvent.click(screen.getByLabelText(label));
  pass(20_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(screen.getByLabelText(label));
  pass(5000);
  expect(position()).toBe('2 of 3');
});

test('with reduced motion there is no autoplay, and the buttons switch without animation', async () => {
  media['(prefers-reduced-motion: reduce)'] = true;
  const scrollTo = jest.spyOn(HTMLElement.prototype, 'scrollTo');
  await show();
  pass(60_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: home.clients.controls.next }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH, behavior: 'instant' });
});

test('previous and next wrap around, and the position is announced', async () => {
  await show();
  const { previous, next } = home.clients.controls;
  fireEvent.pointerEnter(carousel());
  fireEvent.click(screen.getByRole('button', { name: previous }));
  expect([position(), inView()]).toEqual(['3 of 3', '3 of 3']);
  fireEvent.click(screen.getByRole('button', { name: next }));
  fireEvent.click(screen.getByRole('button', { name: next }));
  expect([position(), inView()]).toEqual(['2 of 3', '2 of 3']);
  expect(document.querySelector('.carousel-count')).toHaveAttribute('aria-live', 'polite');
});

test('autoplay is not announced', async () => {
  await show();
  expect(document.querySelector('.carousel-count')).toHaveAttribute('aria-live', 'off');
});

const scrollByHand = (left: number) => {
  track().scrollLeft = left;
  fireEvent.scroll(track());
};

test('follows manual scrolling once it ends', async () => {
  await show();
  scrollByHand(2 * WIDTH);
  expect(position()).toBe('1 of 3');
  fireEvent(track(), new Event('scrollend'));
  expect(position()).toBe('3 of 3');
});

test('without the scrollend event, scrolling ends after 100 ms of inactivity', async () => {
  const said = Object.getOwnPropertyDescriptor(window, 'onscrollend')!;
  delete (window as { onscrollend?: unknown }).onscrollend;
  await show();
  scrollByHand(300);
  pass(99);
  scrollByHand(2 * WIDTH);
  pass(99);
  expect(position()).toBe('1 of 3');
  pass(1);
  expect(position()).toBe('3 of 3');
  Object.defineProperty(window, 'onscrollend', said);
});

/** Fires a pointer event, and waits for the frame that handles it. jsdom has none, so this fires a mouse event instead. */
const pointer =
  (type: string) =>
  async (clientX: number, clientY = 0) => {
    const content = screen.getAllByRole('group', { name: / of 3$/ })[0]!.firstElementChild!;
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
    fireEvent(content, Object.assign(event, { isPrimary: true, pointerId: 1 }));
    await act(() => jest.advanceTimersByTimeAsync(FRAME_MS));
  };
const down = pointer('pointerdown');
const move = pointer('pointermove');
const up = pointer('pointerup');
/** How far each slide has moved. */
const offsets = () =>
  Array.from(
    track().children,
    ({ firstElementChild }) =>
      /translateX\((.*?)px\)/.exec((firstElementChild as HTMLElement).style.transform)?.[1],
  );

test.each([
  [-51, '3 of 3'],
  [-50, '2 of 3'],
  [-3, '2 of 3'],
  [50, '2 of 3'],
  [51, '1 of 3'],
])('from the second testimonial, a swipe of %i px goes to %s', async (distance, expected) => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: home.clients.controls.next }));
  await down(200);
  await move(200 + distance / 2);
  await move(200 + distance);
  await up(200 + distance);
  expect([position(), inView()]).toEqual([expected, expected]);
});

test('the testimonials follow a swipe by at most 200 px, and return', async () => {
  await show();
  await down(380);
  await move(360);
  await move(280);
  expect(offsets()).toEqual(['-100', '-100', '-100']);
  await move(10);
  expect(offsets()).toEqual(['-200', '-200', '-200']);
  expect(position()).toBe('1 of 3');
  await up(10);
  expect(position()).toBe('2 of 3');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(offsets()).toEqual([undefined, undefined, undefined]);
});

test('a swipe stops at the first testimonial and at the last', async () => {
  await show();
  const swipe = async (distance: number) => {
    await down(200);
    await move(200 + distance / 2);
    await move(200 + distance);
    await up(200 + distance);
  };
  await swipe(100);
  expect([position(), inView()]).toEqual(['1 of 3', '1 of 3']);
  for (const expected of ['2 of 3', '3 of 3', '3 of 3']) {
    await swipe(-100);
    expect([position(), inView()]).toEqual([expected, expected]);
  }
});

test('a hidden tab has no autoplay', async () => {
  await show();
  showTab(false);
  pass(60_000);
  expect(position()).toBe('1 of 3');
  showTab(true);
  pass(5000);
  expect(position()).toBe('2 of 3');
});

test('a canceled swipe, such as one that scrolls the page, does not change the testimonial', async () => {
  await show();
  await down(300);
  await move(280);
  await move(200);
  await pointer('pointercancel')(200);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect([position(), ...offsets()]).toEqual(['1 of 3', undefined, undefined, undefined]);
});

test('a vertical drag does not move the testimonials', async () => {
  await show();
  await down(300, 300);
  await move(300, 320);
  await move(200, 100);
  expect(offsets()).toEqual([undefined, undefined, undefined]);
  await up(200, 100);
  expect(position()).toBe('1 of 3');
});

test('on wide screens only the browser scrolls', async () => {
  media = {};
  await show();
  await down(300);
  await move(280);
  await move(100);
  expect(offsets()).toEqual([undefined, undefined, undefined]);
});
