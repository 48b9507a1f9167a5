import { act, render, screen } from '@testing-library/react';
import { OfficeStatus } from './office-status.tsx';

const labels = {
  open: 'Open now',
  until: 'until {time}',
  always: 'around the clock',
  closed: 'Closed now,',
  opens: 'opens {day} at {time}',
  unknown: 'Local time in {city}',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('updates when an office closes', () => {
  // 16:59:50 on a Friday in Los Angeles.
  jest.setSystemTime(new Date('2026-11-21T00:59:50Z'));
  const opening = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };
  render(<OfficeStatus city="Los Angeles" timeZone="America/Los_Angeles" {...{ opening, labels }} />);
  expect(screen.getByText(/until 5 p\.m\./)).toHaveAttribute('data-open');
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.getByText(/opens Monday at 8 a\.m\./)).not.toHaveAttribute('data-open');
});

test('an office that never closes is always open', () => {
  const opening = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' };
  render(<OfficeStatus city="Cebu City" timeZone="Asia/Manila" {...{ opening, labels }} />);
  expect(screen.getByText(/around the clock/)).toHaveAttribute('data-open');
});
