/** @jest-environment node */
import { teasers, ukg } from '@vantedge/content-stories';
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
  textOf,
  sectionTitled,
} from '@vantedge/shared-ui/testing';
import UkgStoryPage from './ukg.tsx';

const html = prerender(UkgStoryPage, '/success-stories/ukg');

test('the reading time in teasers is based on 220 words a minute', () => {
  const minutes = Math.round(textOf(html).split(' ').length / 220);
  expect(teasers.lead.readTime).toBe(`${minutes} min read`);
});

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb is Home, Success stories, and the story', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(textOf);
  expect(crumbs).toEqual(['Home', 'Success stories', 'UKG']);
});

test('the hero states three stats', () => {
  const stats = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(stats, 'dd').map(compactTextOf)).toEqual(['100%', '6.86/7', '140+']);
});

test('forecast and actual are two lines that coincide', () => {
  const lines = elements(html, 'figure', 'forecast-lines')[0] ?? '';
  const [, forecast, actual] = [...lines.matchAll(/<path [^>]*d="([^"]+)"/g)].map(([, course]) => course);
  expect(actual).toBe(forecast);
  expect(textOf(elements(lines, 'figcaption')[0] ?? '')).toMatch(/^Forecast Actual /);
});

test('four quarters follow one another and end with the fifteenth month', () => {
  const timeline = sectionTitled(html, ukg.timeline.title);
  expect(elements(timeline, 'li').map((step) => textOf(elements(step, 'p')[0] ?? ''))).toEqual([
    'Q2 Year 1',
    'Q3 Year 1',
    'Q4 Year 1',
    'Q1 Year 2',
  ]);
  expect(timeline.match(/class="fill-service"/g)).toHaveLength(4);
  expect(textOf(elements(timeline, 'li').at(-1) ?? '')).toContain('Months 13 to 15');
});

test('fifteen months are on one scale with the typical three years, and the page states no other duration', () => {
  const section = sectionTitled(html, ukg.durations.title);
  expect(elements(section, 'dd').map(textOf).filter(Boolean)).toEqual(['15 months', '3 years']);
  expect(textOf(html)).not.toMatch(/\b(1|one)[- ]year\b/i);
  const page = html.replace(/<title.*?<\/title>/s, '');
  expect(textOf(page).match(/\b(15|fifteen) months\b/gi)).toHaveLength(1);
  const bars = [...section.matchAll(/<path class="stroke-\w+" d="M0 10h(\d+)"/g)].map(
    ([, length]) => Number(length) / 10,
  );
  expect(bars).toEqual([15, 36]);
});

test('achievements and the argument have the specified headings', () => {
  expect(html).toMatch(/<h2[^>]*>Achievements</);
  expect(html).toMatch(/<h2[^>]*>Challenge, solution, results</);
});

test('challenge, solution and results are side by side', () => {
  const argument = sectionTitled(html, ukg.argument.title);
  expect(elements(argument, 'h3').map(textOf)).toEqual(['Challenge', 'Solution', 'Results']);
  expect(elements(argument, 'b', 'figure').map(compactTextOf)).toEqual(['100%', '6.86/7', '140+']);
});

test('three achievements have scales', () => {
  const ledger = sectionTitled(html, ukg.achievements.title);
  const scales = [...ledger.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => label);
  expect(scales).toHaveLength(3);
  expect(scales).toContain('6.86 of 7');
  expect(ledger).toContain('d="M0 10h65.16"');
});

test('the testimonial names a role and an industry, never UKG', () => {
  const quotes = elements(html, 'section', 'client-quote');
  expect(quotes).toHaveLength(1);
  expect(textOf(quotes[0] ?? '')).not.toMatch(/UKG/);
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
  expect(textOf(previous)).toContain('Sample');
  expect(next).toContain('href="/success-stories/mainspring-books"');
  expect(textOf(next)).not.toContain('Sample');
});
