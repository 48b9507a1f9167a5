import { bench } from '@vantedge/content-solutions';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Bench, sharedHours } from './bench.tsx';

const zoneOf = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
const inZone = (timeZone: string, minutesBehind: number) => {
  zoneOf.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehind);
  return render(
    <MemoryRouter>
      <Bench {...bench} first="QA testers" />
    </MemoryRouter>,
  );
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T18:00Z') }));
afterEach(() => jest.useRealTimers());

const row = (role: string) => screen.getByRole('heading', { name: role }).closest('details')!;
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test.each([
  [9, 8],
  [6, 6],
  [17, 0],
  [13, 4],
  [25, 1],
  [-3, 0],
  [30, 6],
  [12.5, 4.5],
])('a shift of nine hours from %d on shares %d with a day from 9 to 5', (starts, hours) => {
  expect(sharedHours(starts, 9, { from: 9, to: 17 })).toBe(hours);
});

test('the profiles of the page are first, and the first is open', () => {
  const { container } = inZone('America/Los_Angeles', 480);
  const roles = [...container.querySelectorAll('details h3')].map(({ textContent }) => textContent);
  expect(roles.slice(0, 3)).toEqual(['QA tester', 'Test automation engineer', 'Frontend engineer']);
  expect(roles).toHaveLength(9);
  expect(container.querySelectorAll('details[open]')).toHaveLength(1);
  expect(row('QA tester')).toHaveAttribute('open');
});

test('shifts are in the zone of the browser, and follow a choice', () => {
  inZone('America/Chicago', 360);
  expect(screen.getByRole('radio', { name: 'Chicago' })).toBeChecked();
  const summary = () => row('Frontend engineer').querySelector('summary')!.textContent;
  expect(summary()).toContain('11 a.m.–8 p.m., 6 hours');
  choose('Los Angeles');
  expect(summary()).toContain('9 a.m.–6 p.m., 8 hours');
  expect(row('Cloud and DevOps engineer').querySelector('summary')).toHaveTextContent(
    'Works while you sleep',
  );
});

test.each([
  ['Europe/London', -0, 'London', '5 p.m.–2 a.m.'],
  ['Asia/Kolkata', -330, 'Kolkata', '10:30 p.m.–7:30 a.m.'],
  ['America/Argentina/Buenos_Aires', 180, 'Buenos Aires', '2 p.m.–11 p.m.'],
])('a zone that is not listed has a choice of its own: %s', (zone, behind, city, time) => {
  inZone(zone, behind);
  expect(screen.getByRole('radio', { name: city })).toBeChecked();
  expect(row('Frontend engineer').querySelector('summary')).toHaveTextContent(time);
});

test('a browser without a place shows Los Angeles', () => {
  inZone('Etc/UTC', 0);
  expect(screen.getByRole('radio', { name: 'Los Angeles' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'UTC' })).toBeNull();
});

test('the choice of a role leaves its rows, of which one is open', () => {
  const { container } = inZone('America/Los_Angeles', 480);
  choose('Technical support');
  const shown = [...container.querySelectorAll<HTMLElement>('details[data-match]')];
  expect(shown.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Application support',
    'Support engineer',
  ]);
  expect(shown[0]).toHaveAttribute('open');
  choose('All');
  expect(container.querySelectorAll('details[data-match]')).toHaveLength(9);
  row('Support engineer').open = true;
  row('Application support').open = false;
  choose('Technical support');
  expect(shown.map((one) => (one as HTMLDetailsElement).open)).toEqual([false, true]);
});
