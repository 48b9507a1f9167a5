import { act, render, screen } from '@testing-library/react';
import { CONSENT_CHANGED } from '../consent.ts';
import { ThirdPartyFrame } from './third-party-frame.tsx';

const choose = (choice: string) =>
  act(() => {
    document.documentElement.dataset['consent'] = choice;
    document.dispatchEvent(new Event(CONSENT_CHANGED));
  });

test('shows a placeholder with a link until third parties are allowed, and again when they are refused', () => {
  const src = 'https://calendar.example.com/a';
  render(<ThirdPartyFrame src={src} title="Calendar" note="Not allowed." label="Open the calendar" />);
  const link = () => screen.queryByRole('link', { name: 'Open the calendar' });
  expect(link()).toHaveAttribute('href', src);
  choose('allowed');
  expect(screen.getByTitle('Calendar')).toHaveAttribute('src', src);
  expect(link()).toBeNull();
  choose('refused');
  expect(screen.queryByTitle('Calendar')).toBeNull();
  expect(link()).toHaveAttribute('href', src);
});
