/** @jest-environment node */
import { about } from '@vantedge/content-site';
import {
  buttonTargets,
  getCompactText,
  elements,
  prerender,
  structureErrors,
  getText,
  getSectionByHeading,
} from '@vantedge/shared-ui/testing';
import AboutPage from './about.tsx';

const html = prerender(AboutPage, '/why-vantedge');
const section = (name: 'record' | 'advantages' | 'differentiators' | 'approach') =>
  getSectionByHeading(html, about[name].title);
const statsIn = (part: string) => elements(part, 'b', 'class="figure ').map(getCompactText);

test('the server HTML is valid, and the same at both paths', () => {
  expect(structureErrors(html)).toEqual([]);
  expect(prerender(AboutPage, '/about')).toBe(html);
});

test('the dial is prerendered for a fixed time, with a text alternative', () => {
  const dial = elements(html, 'figure', 'day-dial')[0] ?? '';
  const label = / aria-label="([^"]+)"/.exec(dial)?.[1];
  expect(getText(dial)).toContain('at 5 p.m. in Los Angeles, 9 a.m. the next day in Cebu City.');
  expect(label).toContain('Los Angeles office is open from 8 a.m. to 5 p.m. Pacific time');
  expect(dial.match(/<image /g)).toHaveLength(2);
});

test('lists the hours of both offices below the dial', () => {
  const hours = elements(html, 'dl', 'office-hours')[0] ?? '';
  expect(elements(hours, 'dt').map(getText)).toEqual(['Los Angeles, weekdays', 'Cebu City']);
  expect(elements(hours, 'dd').map(getText)).toEqual(expect.arrayContaining(['8 a.m.–5 p.m.', '24/7']));
  expect(getText(html)).not.toContain('Manila');
});

test('the timeline shows 1994, 30+ years and 2020, with a tick per year', () => {
  const record = section('record');
  for (const year of ['1994', '2020']) expect(getText(elements(record, 'h2')[0] ?? '')).toContain(year);
  expect(getText(html)).toContain('30+ years');
  // One tick per year from 1994 to 2026, the baseline with its heavy part, and three milestones.
  expect(record.match(/<line /g)).toHaveLength(33 + 2 + 3);
});

test('“Why the Philippines” lists four reasons with all specified figures', () => {
  const rows = elements(section('advantages'), 'article');
  expect(rows.map((row) => getText(elements(row, 'h3')[0] ?? ''))).toHaveLength(4);
  expect(rows.map(statsIn)).toEqual([['700K+', '1.3M+', '100,000+'], ['95%'], ['24/7'], ['40–60%']]);
});

test('each of the six differentiators has a drawn figure, a claim and three points', () => {
  const cards = elements(section('differentiators'), 'article');
  expect(cards.flatMap(statsIn)).toEqual(['$24', '3%', '2–4weeks', '1year', '6.86/7', '98%']);
  for (const card of cards) {
    expect(elements(card, 'h3')).toHaveLength(1);
    expect(elements(card, 'li')).toHaveLength(3);
    expect(card).toMatch(/<svg[^>]* role="img" aria-label="[^"]+"/);
  }
});

test.each([
  ['40–60%', 'advantages'],
  ['2–4', 'differentiators'],
] as const)('the drawing of %s marks its range', (value, name) => {
  const cards = elements(section(name), 'article');
  const card = cards.find((candidate) => statsIn(candidate).some((stat) => stat.startsWith(value)));
  expect(card).toMatch(/<path class="pictogram-range" d="[^"]+"|<path[^>]*class="pictogram-range"/);
});

test('the approach is Understand, Build, Deploy, Optimize, in order', () => {
  const steps = elements(section('approach'), 'li');
  expect(steps.map((step) => getText(elements(step, 'h3')[0] ?? ''))).toEqual([
    'Understand',
    'Build',
    'Deploy',
    'Optimize',
  ]);
  expect(steps.map((step) => getText(elements(step, 'dd')[0] ?? ''))).toEqual([
    '1–2 weeks',
    '1–2 weeks',
    '45 days',
    'Ongoing',
  ]);
});

test('draws two thousand dots above the closing call to action', () => {
  const field = elements(html, 'div', 'role="img"')[0] ?? '';
  // Ten lines per block, a dot every six units.
  const dots = [...field.matchAll(/M3 \d+h([\d.]+)/g)].map(
    ([, length]) => Math.floor(Number(length) / 6) + 1,
  );
  expect(dots.reduce((sum, line) => sum + line, 0)).toBe(2000);
});

test('the first and last button link to /contact', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '/engagement-models', '/contact']);
  expect(html.match(/>Meet Our Team</g)).toHaveLength(1);
});
