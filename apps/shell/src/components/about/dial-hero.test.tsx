import { about } from '@vantedge/content-site';
import { render, screen } from '@testing-library/react';
import { defineLocalTime } from '@vantedge/shared-ui/host';
import { MemoryRouter } from 'react-router-dom';
import { DialHero } from './dial-hero.tsx';

defineLocalTime();
afterEach(() => jest.useRealTimers());

const at = (instant: string, hero = about.hero) => {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(
    <MemoryRouter>
      <DialHero {...hero} />
    </MemoryRouter>,
  );
};

const dial = () => screen.getByRole('img', { name: /World clock/ });
const note = (city: string) =>
  screen.getByText(city, { selector: 'dt' }).parentElement!.querySelector('dd:last-child')!.textContent;

test('shows the current time, at both offices', () => {
  const { container } = at('2026-07-15T20:30:00Z');
  expect(container).toHaveTextContent('at 1:30 p.m. in Los Angeles, 4:30 a.m. in Cebu City.');
  expect(note('Los Angeles, weekdays')).toContain('1:30 p.m. on Wednesday');
  expect(note('Los Angeles, weekdays')).toContain('until 5 p.m.');
  expect(note('Cebu City')).toContain('4:30 a.m. on Thursday');
  // The hand and the arc of the office, which is an hour earlier in daylight saving time.
  const [outer, inner] = container.querySelectorAll<HTMLElement>('local-time');
  expect(inner!.style.getPropertyValue('--day')).toBe(String(20.5 / 24));
  expect(outer!.style.getPropertyValue('--daylight')).toBe('1');
});

test('on a Saturday the office shows when it opens next', () => {
  at('2026-11-21T20:00:00Z');
  expect(note('Los Angeles, weekdays')).toContain('12 p.m. on Saturday');
  expect(note('Los Angeles, weekdays')).toContain('Monday at 8 a.m.');
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
});
