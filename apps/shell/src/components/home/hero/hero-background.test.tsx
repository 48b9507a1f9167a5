import { act, render } from '@testing-library/react';
import { HeroBackground } from './hero-background.tsx';

afterEach(() => jest.useRealTimers());

test('renders one image first, and the other four when the page has loaded and the browser is idle', () => {
  jest.useFakeTimers();
  const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { container } = render(<HeroBackground nearest={2} />);
  act(() => jest.advanceTimersByTime(10_000));
  expect(container.querySelectorAll('img')).toHaveLength(1);
  loading.mockRestore();
  act(() => {
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(200);
  });
  expect(container.querySelectorAll('img')).toHaveLength(5);
  // The present has the light of the hour nearest to it.
  expect(container.querySelectorAll('.now')).toHaveLength(1);
  expect(container.querySelector('.now')).toHaveClass('h2');
});
