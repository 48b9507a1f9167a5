import { act, fireEvent, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { HeroGlow, HeroParticles } from './hero-particles.tsx';

/** Mocks a screen of a given width, with a mouse or touch only. */
function screenOf({ width, mouse = true }: { width: number; mouse?: boolean }) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches:
          !media.includes('reduced-motion') &&
          width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0) &&
          (mouse || !media.includes('hover: hover')),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const motes = () => document.querySelectorAll('circle').length;

test('shows thirty particles on wide screens after the page has loaded', () => {
  screenOf({ width: 1440 });
  render(<HeroParticles />);
  expect(motes()).toBe(0);
  act(() => jest.advanceTimersByTime(200));
  expect(motes()).toBe(30);
});

test('shows none below 768 px', () => {
  screenOf({ width: 767 });
  render(<HeroParticles />);
  act(() => jest.advanceTimersByTime(1000));
  expect(motes()).toBe(0);
});

test('the glow follows the mouse and disappears when it leaves', () => {
  screenOf({ width: 1440 });
  const { container } = render(<HeroGlow />);
  const glow = container.querySelector<HTMLElement>('.hero-glow')!;
  fireEvent.pointerMove(container, { clientX: 300, clientY: 200 });
  expect(glow).toHaveAttribute('data-highlighted');
  fireEvent.pointerLeave(container);
  expect(glow).not.toHaveAttribute('data-highlighted');
});

test('shows no glow on touch or narrow screens', () => {
  screenOf({ width: 1440, mouse: false });
  expect(render(<HeroGlow />).container).toBeEmptyDOMElement();
  screenOf({ width: 700 });
  expect(render(<HeroGlow />).container).toBeEmptyDOMElement();
});

test('a mouse that leaves while the glow is being removed causes no error', () => {
  screenOf({ width: 1440 });
  const errors: unknown[] = [];
  const report = (event: ErrorEvent) => errors.push(event.error);
  window.addEventListener('error', report);
  /** Leaves between the removal of the glow and the cleanup of its effects. */
  function LeavingMouse() {
    const mark = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      const hero = mark.current!.parentElement!;
      return () => void hero.dispatchEvent(new Event('pointerleave'));
    }, []);
    return <i ref={mark} />;
  }
  const { unmount } = render(
    <div>
      <HeroGlow />
      <LeavingMouse />
    </div>,
  );
  unmount();
  window.removeEventListener('error', report);
  expect(errors).toEqual([]);
});
