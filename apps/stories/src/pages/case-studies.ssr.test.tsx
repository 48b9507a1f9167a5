/** @jest-environment node */
import { caseStudies, type ListedCase } from '@vantedge/content-stories';
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
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CaseLists } from '../components/case-studies/case-lists.tsx';
import CaseStudiesPage from './case-studies.tsx';

const html = prerender(CaseStudiesPage, '/case-studies');
const cases: readonly ListedCase[] = caseStudies.cases;
const articles = elements(html, 'article');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the hero states the summary', () => {
  const stats = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(stats, 'dd').map(getCompactText)).toEqual(['500+', '1,000+', '95%', '$50M+']);
  expect(elements(stats, 'dt').map(getText)).toEqual([
    'clients',
    'projects under contract',
    'average satisfaction',
    'saved by clients',
  ]);
});

test('all seven are server-rendered: two plates, and five rows with two marks of samples', () => {
  expect(articles).toHaveLength(7);
  const plates = articles.map((article) => elements(article, 'div', 'class="plate ').length);
  expect(plates).toEqual([1, 1, 0, 0, 0, 0, 0]);
  const marked = articles.map((article) => elements(article, 'span', 'class="tag ').map(getText).join());
  expect(marked).toEqual(['', '', 'Sample', '', '', '', '']);
  expect(textContent(selectOne('h2#more + .tag', parseHtml(html))!)).toBe('Sample');
});

test('only the two real stories link to a story', () => {
  const links = articles.map((article) => /href="(\/success-stories[^"]*)"/.exec(article)?.[1]);
  expect(links.slice(0, 2)).toEqual(['/success-stories/ukg', '/success-stories/mainspring-books']);
  expect(links.slice(2).filter(Boolean)).toEqual([]);
});

test('each entry has an anchor, and contains its full record', () => {
  const page = parseHtml(html);
  const ids = select('article', page).map(({ attribs }) => attribs['id']);
  expect(ids).toEqual(cases.map(({ id }) => id));
  const detailed = select('article:has(details)', page).map(({ attribs }) => attribs['id']);
  expect(detailed).toEqual(ids);
  for (const { id, details } of cases) {
    const text = textContent(selectOne(`#${id} details`, page)!);
    const { description = '', challenges, solutions, results } = details;
    for (const part of [description, ...challenges, ...solutions, ...results]) expect(text).toContain(part);
  }
});

test('the filter is folded, below its button and the number of cases', () => {
  const filter = selectOne('.filter-bar', parseHtml(html))!;
  expect(select('details.filter-toggle[open]', filter)).toEqual([]);
  expect(selectOne('summary', filter)!.attribs['aria-controls']).toBe('filters');
  expect(selectOne('form', filter)!.attribs['id']).toBe('filters');
  expect(textContent(filter)).toContain(caseStudies.filters.result.all);
  expect(select('input:disabled', filter).map(({ attribs }) => attribs['value'])).toEqual([
    'financial-services',
  ]);
});

test('the bar offers all and eight industries with their counts, all and five services', () => {
  const [industries] = elements(html, 'fieldset');
  expect(elements(industries!, 'label').map(getText)).toEqual([
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
  expect(elements(html, 'option').map(getText).slice(1)).toEqual([
    'Implementation Services',
    'Staff Augmentation',
    'Business Process Outsourcing',
    'Cloud Migration',
    'Customer Support',
  ]);
});

test('four shares as bars on one scale, each with its label', () => {
  const impact = parseHtml(getSectionByHeading(html, caseStudies.impact.title));
  expect(select('dd.figure', impact).map(textContent)).toEqual(['60%', '50%', '95%', '95%']);
  const labels = select('dt', impact).map(textContent);
  expect(labels[0]).toContain('against a US rate of $60');
  expect(labels[3]).toContain('all engagements');
  const bars = select('dd[aria-hidden] > div', impact).map((bar) => customProperty(bar, '--share'));
  expect(bars).toEqual(['60', '50', '95', '95']);
});

test('at most three testimonials, and a link to contact at both ends of the page', () => {
  const voices = elements(html, 'blockquote');
  expect(voices.length).toBeGreaterThan(0);
  expect(voices.length).toBeLessThanOrEqual(3);
  expect(buttonTargets(html)).toEqual([
    '/contact',
    '/success-stories/ukg',
    '/success-stories/mainspring-books',
    '/contact',
    '/success-stories',
  ]);
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
    ['/icon.svg', ''],
    ['/logo.svg', first!.client],
    ['/metric.svg', ''],
  ]);
  expect(textContent(shown)).toContain('In one quarter');
});
