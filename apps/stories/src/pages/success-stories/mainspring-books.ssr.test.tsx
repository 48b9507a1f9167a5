/** @jest-environment node */
import { mainspringReadTime } from '@vantedge/content-shared';
import { mainspring } from '@vantedge/content-stories';
import {
  buttonTargets,
  getCompactText,
  elements,
  prerender,
  structureErrors,
  getText,
  getSectionByHeading,
} from '@vantedge/shared-ui/testing';
import { parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import MainspringStoryPage from './mainspring-books.tsx';

const html = prerender(MainspringStoryPage, '/success-stories/mainspring-books');
const page = parseHtml(html);

test('the reading time in teasers is based on 220 words a minute', () => {
  const minutes = Math.round(getText(html).split(' ').length / 220);
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

test('the introduction states five stats, the savings with their basis', () => {
  const stats = elements(html, 'dl', 'stat-list')[0] ?? '';
  expect(elements(stats, 'dd').map(getCompactText)).toEqual(['50', '12weeks', '60%', '40%', '6.86/7']);
  expect(getText(elements(stats, 'dt')[2] ?? '')).toBe('client-reported, all-in cost reduction');
});

test('the cover has one numbered spine per seat, and each department leads to its line of the invoice', () => {
  const cover = selectOne('.plate', page)!;
  const seats = select('.plate-spines', cover).map((group) => select('i', group).length);
  expect(seats).toEqual([15, 20, 10, 5]);
  const targets = select('.page-hero nav[aria-label] a[href^="#"]', page).map(
    ({ attribs }) => attribs['href'],
  );
  expect(targets).toEqual(['#business-development', '#production', '#administrative', '#finance']);
  for (const target of targets) expect(select(`table ${target}`, page)).toHaveLength(1);
});

test('four quarters follow one another, each with its result', () => {
  const timeline = parseHtml(getSectionByHeading(html, mainspring.timeline.title));
  expect(select('li > p:first-child', timeline).map(textContent)).toEqual([
    'Q1 Year 1',
    'Q2 Year 1',
    'Q3 Year 1',
    'Q4 Year 1',
  ]);
  expect(select('b.figure', timeline).map(textContent)).toEqual(['50', '168', '100%', '60%']);
});

test('the invoice has the seats, hours, rate and amount of each department, and they add up', () => {
  const cells = select('.seat-invoice td', page).map(textContent);
  expect(cells.join(' ')).toBe(
    [
      '15 2,400 $24 $57,600',
      '20 3,200 $24 $76,800',
      '10 1,600 $24 $38,400',
      '5 800 $24 $19,200',
      '50 8,000 $24 $192,000',
    ].join(' '),
  );
});

test('both savings name their basis, apart from each other', () => {
  const invoice = getSectionByHeading(html, mainspring.ramp.title);
  expect(getText(invoice).replace(' %', '%')).toContain('52% cost reduction at $50/hour');
  expect(getText(invoice)).toContain('$400,000');
  expect(getText(invoice)).not.toContain('60%');
});

test('achievements and the argument have the specified headings', () => {
  expect(html).toMatch(/<h2[^>]*>Achievements</);
  expect(html).toMatch(/<h2[^>]*>Challenge, solution, results</);
});

test('challenge, solution and results are side by side', () => {
  const argument = getSectionByHeading(html, mainspring.argument.title);
  expect(elements(argument, 'h3').map(getText)).toEqual(['Challenge', 'Solution', 'Results']);
  expect(elements(argument, 'dd', 'figure').map(getCompactText)).toEqual(['60%', '40%', '99.5%', '100%']);
});

test('the testimonial names a role and an industry, never the client', () => {
  const quotes = elements(html, 'figure', 'client-quote');
  expect(quotes).toHaveLength(1);
  expect(getText(quotes[0] ?? '')).not.toMatch(/Mainspring/);
  expect(getText(quotes[0] ?? '')).toContain('Sample');
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
  expect(getText(previous)).not.toContain('Sample');
  expect(next).toContain('href="/success-stories/mighty-power"');
  expect(getText(next)).toContain('Sample');
});
