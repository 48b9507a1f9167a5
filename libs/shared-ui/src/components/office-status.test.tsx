import { act, render, screen } from '@testing-library/react';
import { defineLocalTime } from './local-time-element.ts';
import { OfficeStatus } from './office-status.tsx';

const labels = {
  open: 'Open now',
  until: 'until {time}',
  always: 'around the clock',
  closed: 'Closed now,',
  opens: 'opens {day} at {time}',
  unknown: 'Local time in {city}',
};

defineLocalTime();
afterEach(() => jest.useRealTimers());

test('updates when an office closes', () => {
  // 16:59:50 on a Friday in Los Angeles.
  jest.useFakeTimers({ now: new Date('2026-11-21T00:59:50Z') });
  const opening = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };
  const { container } = render(
    <OfficeStatus city="Los Angeles" timeZone="America/Los_Angeles" {...{ opening, labels }} />,
  );
  expect(container).toHaveTextContent('Open now until 5 p.m.');
  expect(screen.getByText('Open now')).toHaveAttribute('data-open');
  act(() => jest.advanceTimersByTime(15_000));
  expect(container).toHaveTextContent('Closed now, opens Monday at 8 a.m.');
  expect(screen.getByText('Closed now,')).not.toHaveAttribute('data-open');
});

test('an office that never closes is always open', () => {
  const opening = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' };
  const { container } = render(
    <OfficeStatus city="Cebu City" timeZone="Asia/Manila" {...{ opening, labels }} />,
  );
  expect(container).toHaveTextContent('Open now around the clock');
});
