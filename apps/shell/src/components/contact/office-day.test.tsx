import { act, render, screen } from '@testing-library/react';
import { contact } from '@vantedge/content-site';
import { OfficeDay } from './office-day.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const mark = () => document.querySelector('.overlap-mark > svg')?.getAttribute('x');

test('shows the current time and follows the clock', () => {
  jest.setSystemTime(new Date('2026-11-20T00:00Z'));
  render(<OfficeDay {...contact.day} />);
  expect(
    screen.getByText(/4 p\.m\. on Thursday in Los Angeles and 8 a\.m\. on Friday in Cebu City/),
  ).toBeInTheDocument();
  expect(mark()).toBe('33.33%');
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(screen.getByText(/5 p\.m\. on Thursday/)).toBeInTheDocument();
  expect(mark()).toBe('37.5%');
});

test('in summer the hours of Cebu City shift against those of Los Angeles', () => {
  jest.setSystemTime(new Date('2026-07-16T15:00Z'));
  render(<OfficeDay {...contact.day} />);
  const [losAngeles, cebu] = [...document.querySelectorAll('ol')].map((hours) => hours.textContent);
  expect(losAngeles).toMatch(/^0811.*08$/);
  expect(cebu).toMatch(/^2302.*23$/);
});

test('on weekends only Cebu City’s line has a mark', () => {
  jest.setSystemTime(new Date('2026-11-21T20:00Z'));
  render(<OfficeDay {...contact.day} />);
  expect(document.querySelectorAll('.overlap-mark line')).toHaveLength(1);
});
