/** @jest-environment node */
import { mainspringReadTime } from '@vantedge/content-shared';
import { mainspring } from '@vantedge/content-stories';
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
  textOf,
  sectionTitled,
} from '@vantedge/shared-ui/testing';
import MainspringStoryPage from './mainspring-books.tsx';

const html = prerender(MainspringStoryPage, '/success-stories/mainspring-books');

test('the reading time in teasers is based on 220 words a minute', () => {
  const minutes = Math.round(textOf(html).split(' ').length / 220);
  expect(mainspringReadTime).toBe(`${minutes} min read`);
});

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('both paths show the same page, and the one with only the client’s name is not canonical', () => {
  const variant = prerender(MainspringStoryPage, '/success-stories/mainspringbooks');
  const canonical = (page: string) => /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(page)?.[1];
  expect(canonical(variant)).toMatch(/\/success-stories\/mainspring-books$/);
  expect(canonical(variant)).toBe(canonical(html));
});

test('the hero states five stats, the savings with their basis', () => {
  const stats = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(stats, 'dd').map(compactTextOf)).toEqual(['50', '12weeks', '60%', '40%', '6.86/7']);
  expect(textOf(elements(stats, 'dt')[2] ?? '')).toBe('client-reported, all-in cost reduction');
});

test('the shelf has one spine per seat', () => {
  const shelf = elements(html, 'figure')[0] ?? '';
  const labels = [...shelf.matchAll(/class="label"[^>]* d="M\.11 24\.5h([\d.]+)"/g)];
  expect(labels.map(([, length]) => Math.round(Number(length) - 0.78) + 1)).toEqual([15, 20, 10, 5]);
});

test('four quarters follow one another, and the first draws fifty seats', () => {
  const timeline = sectionTitled(html, mainspring.timeline.title);
  expect(elements(timeline, 'li').map((step) => textOf(elements(step, 'p')[0] ?? ''))).toEqual([
    'Q1 Year 1',
    'Q2 Year 1',
    'Q3 Year 1',
    'Q4 Year 1',
  ]);
  const dots = [...timeline.matchAll(/M[\d.]+ [\d.]+h([\d.]+)/g)].slice(0, 20);
  expect(dots.reduce((sum, [, length]) => sum + Math.ceil(Number(length) / 16), 0)).toBe(50);
});

test('each department has its seats and its line, and the lines add up', () => {
  const ledger = elements(html, 'table')[0] ?? '';
  const cells = elements(ledger, 'td').map(textOf);
  expect(cells.join(' ')).toBe('15 $57,600 20 $76,800 10 $38,400 5 $19,200 50 $192,000');
});

test('the two months are on one scale, and both savings name their basis', () => {
  const [pair = '', bases = ''] = elements(sectionTitled(html, mainspring.ramp.title), 'dl');
  expect(elements(pair, 'dd').map(textOf).filter(Boolean)).toEqual(['$400,000', '$192,000']);
  const ours = [...pair.matchAll(/<rect [^>]*data-color="[^"]+"[^>]* width="([\d.]+)%"/g)];
  expect(ours.reduce((sum, [, width]) => sum + Number(width), 0)).toBeCloseTo(48);
  expect(elements(bases, 'dd').map(compactTextOf)).toEqual(['60%', '52%']);
  expect(elements(bases, 'b').map(textOf)).toEqual(['Client-reported, all-in', 'At $50/hour']);
});

test('achievements and the argument have the specified headings', () => {
  expect(html).toMatch(/<h2[^>]*>Achievements</);
  expect(html).toMatch(/<h2[^>]*>Challenge, solution, results</);
});

test('challenge, solution and results are side by side', () => {
  const argument = sectionTitled(html, mainspring.argument.title);
  expect(elements(argument, 'h3').map(textOf)).toEqual(['Challenge', 'Solution', 'Results']);
  expect(elements(argument, 'b', 'figure').map(compactTextOf)).toEqual(['60%', '40%', '99.5%', '100%']);
});

test('four achievements have scales', () => {
  const ledger = sectionTitled(html, mainspring.achievements.title);
  const scales = [...ledger.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => label);
  expect(scales).toHaveLength(4);
  expect(scales).toEqual(expect.arrayContaining(['24 of 24 hours', '6.86 of 7', 'Year 1 of 15']));
});

test('the testimonial names a role and an industry, never the client', () => {
  const quotes = elements(html, 'section', 'client-quote');
  expect(quotes).toHaveLength(1);
  expect(textOf(quotes[0] ?? '')).not.toMatch(/Mainspring/);
  expect(textOf(quotes[0] ?? '')).toContain('Sample');
});

test('the calls to action lead to the contact page with the topic, and to the service', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=bpo',
    expect.any(String),
    '/contact?topic=bpo',
    '/solutions/bpo',
  ]);
});

test('the story can be downloaded under a descriptive file name', () => {
  const [link = ''] = html.match(/<a [^>]*download=[^>]*>/) ?? [];
  expect(link).toContain('download="vantedge-mainspring-books-story.pdf"');
});

test('the previous and next stories are linked, and the example is marked as one', () => {
  const pager = elements(html, 'nav', 'More stories')[0] ?? '';
  const [previous = '', next = ''] = pager.match(/<a .*?<\/a>/gs) ?? [];
  expect(previous).toContain('href="/success-stories/ukg"');
  expect(textOf(previous)).not.toContain('Sample');
  expect(next).toContain('href="/success-stories/mighty-power"');
  expect(textOf(next)).toContain('Sample');
});
