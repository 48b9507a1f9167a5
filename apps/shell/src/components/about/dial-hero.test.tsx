import { about } from '@vantedge/content-site';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DialHero } from './dial-hero.tsx';

const at = (instant: string, hero = about.hero) => {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(
    <MemoryRouter>
      <DialHero {...hero} />
    </MemoryRouter>,
  );
};

// jsdom lacks it.
Element.prototype.animate = () => ({}) as Animation;

const dial = () => screen.getByRole('img', { name: /UTC/ });
const note = (city: string) =>
  screen.getByText(city, { selector: 'dt' }).parentElement!.querySelector('dd:last-child')!.textContent;

afterEach(() => jest.useRealTimers());

test('in July the dial shows the current time, and Los Angeles opens an hour earlier in UTC than prerendered', () => {
  at('2026-07-15T20:30:00Z');
  expect(dial()).toHaveAccessibleName(
    /at 8:30 p\.m\. UTC\. The Los Angeles office is open from 3 p\.m\. to 12 a\.m\. UTC/,
  );
  expect(note('Los Angeles, weekdays')).toContain('1:30 p.m. on Wednesday');
  expect(note('Los Angeles, weekdays')).toContain('until 5 p.m.');
  expect(note('Cebu City')).toContain('4:30 a.m. on Thursday');
});

test('on a Saturday the office shows when it opens next', () => {
  at('2026-11-21T20:00:00Z');
  expect(note('Los Angeles, weekdays')).toContain('12 p.m. on Saturday');
  expect(note('Los Angeles, weekdays')).toContain('Monday at 8 a.m.');
});

test('the hand follows the clock', () => {
  at('2026-11-20T00:59:50Z');
  const hand = () => [...dial().querySelectorAll('g[data-rotates]')].at(-1)!.getAttribute('transform');
  expect(hand()).toBe('rotate(-165.2)');
  act(() => jest.advanceTimersByTime(15_000));
  expect(dial()).toHaveAccessibleName(/at 1 a\.m\. UTC/);
  expect(hand()).toBe('rotate(-165)');
});

test('the labels and arcs use the hours of the record', () => {
  const { dial: record } = about.hero;
  const losAngeles = { ...record.hours.losAngeles, from: 7, to: 15 };
  const cebu = { ...record.cities.cebu, hours: '24 hours' };
  at('2026-07-15T20:30:00Z', {
    ...about.hero,
    dial: { ...record, hours: { ...record.hours, losAngeles }, cities: { ...record.cities, cebu } },
  });
  expect(dial()).toHaveTextContent('Los Angeles 7 a.m.–3 p.m.');
  expect(dial()).toHaveTextContent('Cebu City 24 hours');
  expect(dial()).toHaveAccessibleName(/The Los Angeles office is open from 2 p\.m\. to 10 p\.m\. UTC/);
});
