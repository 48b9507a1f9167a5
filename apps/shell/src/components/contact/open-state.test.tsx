import { act, render, screen } from '@testing-library/react';
import { company } from '@vantedge/content-shared';
import { OpenState } from './open-state.tsx';

const [losAngeles, cebu] = company.offices;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('updates when an office closes', () => {
  // 16:59:50 on a Friday in Los Angeles.
  jest.setSystemTime(new Date('2026-11-21T00:59:50Z'));
  render(<OpenState {...losAngeles} />);
  expect(screen.getByText(/until 17:00/)).toHaveAttribute('data-open');
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.getByText(/opens Monday at 08:00/)).not.toHaveAttribute('data-open');
});

test('an office that never closes is always open', () => {
  jest.setSystemTime(new Date('2026-11-22T19:00Z'));
  render(<OpenState {...cebu} />);
  expect(screen.getByText(/around the clock/)).toHaveAttribute('data-open');
});
