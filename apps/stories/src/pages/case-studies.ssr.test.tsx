/** @jest-environment node */
import { caseStudies, type ListedCase } from '@vantedge/content-stories';
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
  textOf,
  sectionTitled,
} from '@vantedge/shared-ui/testing';
import { parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CaseLists } from '../components/case-studies/case-lists.tsx';
import CaseStudiesPage from './case-studies.tsx';

const html = prerender(CaseStudiesPage, '/case-studies');
const cases: readonly ListedCase[] = caseStudies.cases;
const articles = elements(html, 'article');

/** Dashed marks of the first path of each group. */
function marks(svg: string): number {
  return [...svg.matchAll(/<g[^>]*>\s*<path([^>]*)>/g)].reduce((sum, [, path = '']) => {
    const [width = 0, gap = 0] = (/stroke-dasharray="([\d. ]+)"/.exec(path)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const lengths = [...path.matchAll(/h([\d.]+)/g)].filter(([text]) => !text.includes('='));
    return (
      sum +
      lengths.reduce((all, [, length]) => all + Math.round((Number(length) - width) / (width + gap)) + 1, 0)
    );
  }, 0);
}

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the hero states the summary', () => {
  const stats = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(stats, 'dd').map(compactTextOf)).toEqual(['500+', '1,000+', '95%', '$50M+']);
  expect(elements(stats, 'dt').map(textOf)).toEqual([
    'clients',
    'projects under contract',
    'average satisfaction',
    'savings',
  ]);
});

test('all seven are server-rendered: three as cards, four as rows, five marked as samples', () => {
  const [cards = '', rows = ''] = [caseStudies.featured, caseStudies.more].map(({ title }) =>
    sectionTitled(html, title),
  );
  expect(elements(cards, 'article')).toHaveLength(3);
  expect(elements(rows, 'article')).toHaveLength(4);
  const marked = articles.map((article) => elements(article, 'span', 'class="tag ').map(textOf).join());
  expect(marked).toEqual(['', '', ...Array.from({ length: 5 }, () => 'Sample')]);
});

test('only the two real stories link to a story', () => {
  const links = articles.map((article) => /href="(\/success-stories[^"]*)"/.exec(article)?.[1]);
  expect(links.slice(0, 2)).toEqual(['/success-stories/ukg', '/success-stories/mainspring-books']);
  expect(links.slice(2).filter(Boolean)).toEqual([]);
});

test('each entry has an anchor, and the five examples contain their full record', () => {
  const page = parseHtml(html);
  const ids = select('article', page).map(({ attribs }) => attribs['id']);
  expect(ids).toEqual(cases.map(({ id }) => id));
  const detailed = select('article:has(details)', page).map(({ attribs }) => attribs['id']);
  expect(detailed).toEqual(ids.slice(2));
  for (const { id, details } of cases.slice(2)) {
    const text = textContent(selectOne(`#${id} details`, page)!);
    const { description, challenges, solutions, results } = details!;
    for (const part of [description, ...challenges, ...solutions, ...results]) expect(text).toContain(part);
  }
});

test('each drawing counts what it says: implementations, seats, hours, seconds, days, hours, questions', () => {
  const drawings = articles.map((article) => elements(article, 'svg', 'class="unit-chart')[0] ?? '');
  expect(drawings.map(marks)).toEqual([140, 50, 48, 30, 45, 24, 100]);
});

test('the filter bar is closed, and there is no result text', () => {
  expect(html).toMatch(/<details class="filter-toggle [^"]*"><summary[^>]*aria-controls="filters"/);
  expect(html).toMatch(
    /<div class="filter-bar hidden [^>]*><div class="page-edge"><form class="hidden [^>]* id="filters"/,
  );
});

test('the bar offers all and eight industries with their counts, all and five services', () => {
  const [industries] = elements(html, 'fieldset');
  expect(elements(industries!, 'label').map(textOf)).toEqual([
    'All 7',
    'HR Technology 1',
    'Publishing & Education 1',
    'Financial Services 0',
    'Healthcare 1',
    'E-commerce & Retail 1',
    'Enterprise Software 1',
    'Logistics & Transportation 1',
    'Education Technology 1',
  ]);
  expect(elements(html, 'option').map(textOf).slice(1)).toEqual([
    'Implementation Services',
    'Staff Augmentation',
    'Business Process Outsourcing',
    'Cloud Migration',
    'Customer Support',
  ]);
});

test('four shares of a hundred, each with its label', () => {
  const impact = sectionTitled(html, caseStudies.impact.title);
  const shares = elements(impact, 'dd').filter((_, index) => index % 2 === 0);
  expect(shares.map(compactTextOf)).toEqual(['60%', '50%', '95%', '95%']);
  const labels = elements(impact, 'dt').map(textOf);
  expect(labels[0]).toContain('US average, all roles, $60');
  expect(labels[3]).toContain('all engagements');
  // A line of dashes: a 12-wide square every 20.
  const drawn = elements(impact, 'svg').map((drawing) =>
    [.../<path[^>]*>/.exec(drawing)![0].matchAll(/h(\d+)/g)].reduce(
      (sum, [, length]) => sum + (Number(length) + 8) / 20,
      0,
    ),
  );
  expect(drawn).toEqual([60, 50, 95, 95]);
});

test('at most three testimonials, and a link to contact at both ends of the page', () => {
  const voices = elements(html, 'blockquote');
  expect(voices.length).toBeGreaterThan(0);
  expect(voices.length).toBeLessThanOrEqual(3);
  expect(buttonTargets(html)).toEqual(['/contact', '/contact', '/success-stories']);
});

test('an entry shows the logo, the icons and the notes that its record gives', () => {
  const image = (name: string) => ({ src: `/${name}.svg`, width: 40, height: 20, alt: '' });
  const [first] = cases;
  const given: ListedCase = {
    ...first!,
    logo: image('logo'),
    icon: image('icon'),
    metrics: [{ ...first!.metrics[0]!, icon: image('metric'), description: 'In one quarter' }],
  };
  const shown = parseHtml(
    renderToString(
      <MemoryRouter>
        <CaseLists {...caseStudies} cases={[given]} />
      </MemoryRouter>,
    ),
  );
  expect(select('img', shown).map(({ attribs }) => [attribs['src'], attribs['alt']])).toEqual([
    ['/logo.svg', first!.client],
    ['/icon.svg', ''],
    ['/metric.svg', ''],
  ]);
  expect(textContent(shown)).toContain('In one quarter');
});
