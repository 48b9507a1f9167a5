import { act, render } from '@testing-library/react';
import { contact } from '@vantedge/content-site';
import { defineLocalTime } from '@vantedge/shared-ui/host';
import { OfficeDay } from './office-day.tsx';

defineLocalTime();
afterEach(() => jest.useRealTimers());

test('shows the current time and follows the clock', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T00:00Z') });
  const { container } = render(<OfficeDay {...contact.day} />);
  expect(container).toHaveTextContent('4 p.m. on Thursday in Los Angeles and 8 a.m. on Friday in Cebu City');
  const drawing = container.querySelector<HTMLElement>('local-time')!;
  expect(drawing.style.getPropertyValue('--day')).toBe(String(8 / 24));
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(container).toHaveTextContent('5 p.m. on Thursday');
});
