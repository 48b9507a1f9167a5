/** @jest-environment node */
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
  textOf,
} from '@vantedge/shared-ui/testing';
import SuccessStoriesPage from './success-stories.tsx';

const html = prerender(SuccessStoriesPage, '/success-stories');
const plates = elements(html, 'article');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the hero states four stats', () => {
  const stats = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(stats, 'dd').map(compactTextOf)).toEqual(['98%', '500+', '24/7', '99.9%']);
  expect(elements(stats, 'dt').map(textOf)).toEqual([
    'client retention',
    'implementation projects',
    'support',
    'SLA compliance, all services',
  ]);
});

test('two stories are featured with one stat each and link to their pages', () => {
  expect(plates).toHaveLength(2);
  const [partnership = '', publisher = ''] = plates;
  expect(elements(partnership, 'h2')[0]).toContain('href="/success-stories/ukg"');
  expect(elements(partnership, 'b', 'text-service').map(compactTextOf)).toEqual(['100%']);
  expect(textOf(partnership)).toContain('6.86/7 client satisfaction (CSAT)');
  expect(textOf(partnership)).toContain('1 year to managed-services status; 3 years is typical');
  expect(elements(publisher, 'h2')[0]).toContain('href="/success-stories/mainspring-books"');
  expect(elements(publisher, 'b', 'text-service').map(compactTextOf)).toEqual(['60%']);
  expect(textOf(publisher)).toContain('client-reported, all-in');
  expect(textOf(publisher)).toContain('40% productivity and efficiency gain');
  expect(textOf(publisher)).toContain('12 weeks');
});

test('each has a sample quote by a role, never by a named client', () => {
  const quotes = plates.map((plate) => elements(plate, 'figcaption').map(textOf));
  expect(quotes.every(([caption]) => caption?.endsWith('Sample'))).toBe(true);
  expect(quotes.join()).not.toMatch(/UKG|Mainspring/);
});

test('the roster corrects one entry, so that each day’s payroll equals its forecast', () => {
  const roster = elements(plates[0] ?? '', 'table')[0] ?? '';
  expect(textOf(elements(roster, 'caption')[0] ?? '')).toMatch(/ Sample$/);
  expect(elements(roster, 'del')).toEqual(['32']);
  const hoursOf = (part: string) =>
    elements(elements(roster, part)[0] ?? '', 'tr').map((row) =>
      elements(row, 'td').map((cell) => Number(textOf(cell.replace(/<del.*<\/del>/, '')))),
    );
  const byDay = hoursOf('tbody').reduce((sum, row) => sum.map((hours, day) => hours + row[day]!));
  expect(byDay).toHaveLength(7);
  expect(hoursOf('tfoot')).toEqual([byDay, byDay]);
  const week = byDay.reduce((sum, hours) => sum + hours, 0).toLocaleString('en-US');
  expect(elements(elements(roster, 'tfoot')[0] ?? '', 'th').map(textOf)).toEqual([
    `Forecast ${week} hours`,
    `Payroll ${week} hours`,
  ]);
});

test('the publisher’s cover has fifty seats', () => {
  const shelf = elements(plates[1] ?? '', 'ul')[0] ?? '';
  expect(elements(shelf, 'b').map((seats) => Number(textOf(seats)))).toEqual([15, 20, 10, 5]);
});

test('a visitor can contact us at the top and at the end', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '/case-studies', '/contact', '/case-studies']);
});
