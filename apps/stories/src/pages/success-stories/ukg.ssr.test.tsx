/** @jest-environment node */
import { teasers, ukg } from '@vantedge/content-stories';
import {
  buttonTargets,
  getCompactText,
  elements,
  prerender,
  structureErrors,
  getText,
  getSectionByHeading,
} from '@vantedge/shared-ui/testing';
import { customProperty, parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import UkgStoryPage from './ukg.tsx';

const html = prerender(UkgStoryPage, '/success-stories/ukg');

test('the reading time in teasers is based on 220 words a minute', () => {
  const minutes = Math.round(getText(html).split(' ').length / 220);
  expect(teasers.lead.readTime).toBe(`${minutes} min read`);
});

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb is Home, Success stories, and the story', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Success stories', 'UKG']);
});

test('the introduction states three stats', () => {
  const stats = elements(html, 'dl', 'stat-list')[0] ?? '';
  expect(elements(stats, 'dd').map(getCompactText)).toEqual(['100%', '6.86/7', '140+']);
});

test('the roster corrects one entry, so that each day’s payroll equals its forecast', () => {
  const roster = elements(html, 'table')[0] ?? '';
  expect(getText(elements(roster, 'caption')[0] ?? '')).toMatch(/ Sample$/);
  expect(elements(roster, 'del')).toEqual(['32']);
  const hoursOf = (part: string) =>
    elements(elements(roster, part)[0] ?? '', 'tr').map((row) =>
      elements(row, 'td').map((cell) => Number(getText(cell.replace(/<del.*<\/del>/, '')))),
    );
  const byDay = hoursOf('tbody').reduce((sum, row) => sum.map((hours, day) => hours + row[day]!));
  expect(byDay).toHaveLength(7);
  expect(hoursOf('tfoot')).toEqual([byDay, byDay]);
  const week = byDay.reduce((sum, hours) => sum + hours, 0).toLocaleString('en-US');
  expect(elements(elements(roster, 'tfoot')[0] ?? '', 'th').map(getText)).toEqual([
    `Forecast ${week} hours`,
    `Payroll ${week} hours`,
  ]);
});

test('four quarters follow one another and end with the fifteenth month', () => {
  const timeline = parseHtml(getSectionByHeading(html, ukg.timeline.title));
  expect(select('li > p:first-child', timeline).map(textContent)).toEqual([
    'Q2 Year 1',
    'Q3 Year 1',
    'Q4 Year 1',
    'Q1 Year 2',
  ]);
  expect(textContent(select('li', timeline).at(-1)!)).toContain('Months 13 to 15');
});

test('fifteen months are on one scale with the typical three years, and the page states no other duration', () => {
  const section = parseHtml(getSectionByHeading(html, ukg.durations.title));
  expect(select('dd', section).map(textContent)).toEqual(['15 months', '3 years']);
  expect(getText(html)).not.toMatch(/\b(1|one)[- ]year\b/i);
  const page = html.replace(/<title.*?<\/title>/s, '');
  expect(getText(page).match(/\b(15|fifteen) months\b/gi)).toHaveLength(1);
  const bar = selectOne('.bg-service', section)!;
  expect([customProperty(bar, '--ours'), customProperty(bar, '--all')]).toEqual(['15', '36']);
});

test('achievements and the argument have the specified headings', () => {
  expect(html).toMatch(/<h2[^>]*>Achievements</);
  expect(html).toMatch(/<h2[^>]*>Challenge, solution, results</);
});

test('challenge, solution and results are side by side', () => {
  const argument = getSectionByHeading(html, ukg.argument.title);
  expect(elements(argument, 'h3').map(getText)).toEqual(['Challenge', 'Solution', 'Results']);
  expect(elements(argument, 'dd', 'figure').map(getCompactText)).toEqual(['100%', '6.86/7', '140+']);
});

test('the testimonial names a role and an industry, never UKG', () => {
  const quotes = elements(html, 'figure', 'client-quote');
  expect(quotes).toHaveLength(1);
  expect(getText(quotes[0] ?? '')).not.toMatch(/UKG/);
});

test('the calls to action lead to the contact page with the topic, and to the service', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=ukg',
    expect.any(String),
    '/contact?topic=ukg',
    '/solutions/ukg',
  ]);
});

test('the story can be downloaded under a descriptive file name', () => {
  const [link = ''] = html.match(/<a [^>]*download=[^>]*>/) ?? [];
  expect(link).toContain('download="vantedge-ukg-story.pdf"');
});

test('the previous and next stories are linked, and the example is marked as one', () => {
  const pager = elements(html, 'nav', 'More stories')[0] ?? '';
  const [previous = '', next = ''] = pager.match(/<a .*?<\/a>/gs) ?? [];
  expect(previous).toContain('href="/success-stories/mighty-power"');
  expect(getText(previous)).toContain('Sample');
  expect(next).toContain('href="/success-stories/mainspring-books"');
  expect(getText(next)).not.toContain('Sample');
});
