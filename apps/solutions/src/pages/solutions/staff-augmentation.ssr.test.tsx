/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import StaffAugmentationPage from './staff-augmentation.tsx';

const html = prerender(StaffAugmentationPage, '/solutions/staff-augmentation');
const part = (name: string) => html.slice(html.indexOf(`class="${name}`));

test('the server-rendered page has valid structure', () => {
  // The case study is a widget, which brings its heading.
  expect(structureErrors(html)).toEqual(['nothing is called case-study-title']);
});

test('the bench is in the hero: nine profiles, one tag, and a piece of work each', () => {
  const bench = elements(html, 'section', 'id="bench"')[0] ?? '';
  const profiles = elements(bench, 'details');
  expect(profiles).toHaveLength(9);
  expect(elements(bench, 'span', 'tag')).toEqual(['Sample']);
  for (const profile of profiles) expect(elements(profile, 'figure')).toHaveLength(1);
});

test('four branches link to their pages', () => {
  const branches = elements(html, 'article').filter((article) => article.includes('link-arrow'));
  expect(branches.map((branch) => / href="([^"]+)"/.exec(branch)?.[1])).toEqual([
    '/solutions/developers',
    '/solutions/qa',
    '/solutions/pm',
    '/solutions/support',
  ]);
});

test('the six stats of the Philippines, the savings with their basis', () => {
  const grid = elements(html, 'dl', 'stat-list')[0] ?? '';
  expect(elements(grid, 'dd').map(getCompactText).filter(Boolean)).toEqual([
    '95%',
    '24/7',
    '700K+',
    '60%',
    '2,000+',
    '98%',
  ]);
  expect(getText(grid)).toMatch(/savings vs\. US average, all roles, \$60 an hour/);
});

test('five steps with their timeframes; the ongoing one has no bar', () => {
  const ribbon = elements(html, 'figure', 'phase-ribbon')[0] ?? '';
  const steps = elements(ribbon, 'li');
  expect(steps.map((step) => getText(elements(step, 'p')[1] ?? ''))).toEqual([
    '24 hours',
    '3–5 days',
    '1 week',
    '1–2 days',
    'Continuous',
  ]);
  expect(steps.map((step) => step.includes('<rect'))).toEqual([true, true, true, true, false]);
});

test('three models, each with best for, minimum commitment and team size', () => {
  const rows = elements(part('engagement-rows').split('<table')[0] ?? '', 'article');
  expect(rows.map((row) => elements(row, 'dd').slice(1).map(getText))).toEqual([
    ['6 months', '3–50+'],
    ['80 hours a month', '1–100+'],
    ['3 months', '5–20'],
  ]);
  for (const row of rows)
    expect(elements(row, 'dt')).toEqual(['Best for', 'Minimum commitment', 'Team size']);
});

test('the four plans are folded below them, with the model they belong to and their own terms', () => {
  const folded = elements(html, 'details').find((details) => details.includes('<table')) ?? '';
  expect(elements(folded, 'h3')).toEqual(['Minimum terms by plan']);
  expect(elements(folded, 'tr').slice(1).map(getText)).toEqual([
    'Dedicated Teams Dedicated team 6 months 3–50+',
    'Project-Based Project-based 3 months 5–20',
    'Flex Staffing Time and materials 1 month 1–100+',
    'Hybrid Mixed 3 months Customized',
  ]);
});

test('acceptance, experience, screening and replacement have their stats', () => {
  const guarantee = elements(html, 'dl', 'stat-list')[1] ?? '';
  expect(elements(guarantee, 'dd').map(getCompactText).filter(Boolean)).toEqual(['3%', '5+', '4', '100%']);
  expect(getText(guarantee)).toContain('screening steps');
  expect(getText(html)).not.toMatch(/top 5/i);
});

test('the term sheet has six terms', () => {
  const sheet = elements(html, 'section', 'id="terms"')[0] ?? '';
  expect(elements(sheet, 'h3')).toHaveLength(6);
  for (const term of ['80 hours a month', 'NET 15', '100%', '24 hours', '3% fee'])
    expect(getText(sheet)).toContain(term);
});

test('the case study is the widget of the stories', () => {
  expect(html).toContain('data-widget="stories/case-study"');
});

test('the calls to action lead to the contact page with the topic, to the steps and to the rate card', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=staff-augmentation',
    '#steps',
    '/contact?topic=staff-augmentation',
    '/contact?topic=staff-augmentation',
    '/rate-card',
  ]);
  expect(getText(part('closing-cta'))).toContain('within 24 hours');
});
