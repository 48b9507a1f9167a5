/** @jest-environment node */
import { elements, getText, prerender } from '@vantedge/shared-ui/testing';
import CaseStudy from './case-study.tsx';

const html = prerender(CaseStudy, '/');

test('the widget is one section with a heading', () => {
  const [section] = html.match(/^<section[^>]*>/) ?? [];
  const id = /aria-labelledby="([^"]+)"/.exec(section ?? '')?.[1];
  expect(html).toContain(`<h2 id="${id}"`);
  expect(html.match(/<h[1-6]/g)).toEqual(['<h2']);
  expect(html).not.toContain(' style=');
});

test('counting numbers are server-rendered with their final values, and nothing else is announced', () => {
  const stats = elements(html, 'p')
    .filter((stat) => stat.startsWith('<b'))
    .map(getText);
  expect(stats.map((stat) => /^\d+( ?%| \w+)?/.exec(stat)?.[0])).toEqual([
    '0 seats',
    '12 weeks',
    '50 FTEs',
    '60 %',
  ]);
  expect(stats[3]).toContain('client-reported, all-in');
  expect(elements(html, 'count-up', 'count-up')).toEqual(['12', '50', '60']);
});

test('fifty seats are drawn empty, and fifty filled by department; no week between is drawn', () => {
  const [empty = '', weeks = '', filled = ''] = elements(elements(html, 'ol')[0]!, 'svg');
  // A line of dashes: a 44-wide seat every 56.
  const count = (drawing: string) =>
    [...drawing.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + (Number(length) + 12) / 56, 0);
  expect(count(empty)).toBe(50);
  const groups = [...filled.matchAll(/<g data-color="([\w-]+)"><path d="([^"]+)"/g)];
  expect(groups.map(([, key, desks]) => [key, count(desks!)])).toEqual([
    ['business-development', 15],
    ['production', 20],
    ['administrative', 10],
    ['finance', 5],
  ]);
  // Twelve weeks have thirteen ends.
  expect(weeks.match(/M0 0V1|m1 -1v1/g)).toHaveLength(13);
});

test('each department has its seats and monthly cost, and there is a total', () => {
  const rows = elements(elements(html, 'table')[0]!, 'tr').map(getText);
  expect(rows.slice(1)).toEqual([
    'Business development 15 $57,600',
    'Production 20 $76,800',
    'Administrative 10 $38,400',
    'Finance 5 $19,200',
    'Total 50 $192,000',
  ]);
});

test('the month is compared with the market’s on one scale, and the other basis is named', () => {
  const months = elements(html, 'dl')[0]!;
  expect(elements(months, 'dd').map(getText).filter(Boolean)).toEqual(['$400,000', '$192,000']);
  const widths = [...months.matchAll(/width="([\d.]+)%"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([100, 14.4, 19.2, 9.6, 4.8]);
  expect(getText(html)).toMatch(/52%[^.]* \$50 an hour/);
});

test('the remaining results, and a link to the story', () => {
  expect(elements(elements(html, 'dl', 'story-stats')[0]!, 'dd')).toEqual(['40%', '100%', '6.86/7', '24/7']);
  expect(getText(html)).toContain('15-year Build-to-Operate partnership with a flexible exit clause');
  expect(html).toContain('href="/success-stories/mainspring-books"');
});
