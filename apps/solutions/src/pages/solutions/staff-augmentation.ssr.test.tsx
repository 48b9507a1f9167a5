/** @jest-environment node */
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
  textOf,
} from '@vantedge/shared-ui/testing';
import StaffAugmentationPage from './staff-augmentation.tsx';

const html = prerender(StaffAugmentationPage, '/solutions/staff-augmentation');
const part = (name: string) => html.slice(html.indexOf(`class="${name}`));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the match day is drawn from the hour of the request: nine hours of one office, all of the other', () => {
  const day = elements(html, 'figure', 'match-day')[0] ?? '';
  expect(textOf(day)).toContain('24 hours');
  expect([...day.matchAll(/<rect x="([^"]+)" width="([^"]+)"/g)].map(([, x, width]) => [x, width])).toEqual([
    ['62.5%', '37.5%'],
    ['0%', '100%'],
  ]);
  expect(elements(day, 'text')).toEqual(['17:00', '00:00', '08:00', '17:00']);
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
  const grid = elements(part('stat-grid'), 'dl')[0] ?? '';
  expect(elements(grid, 'dd').map(compactTextOf).filter(Boolean)).toEqual([
    '95%',
    '24/7',
    '700K+',
    '60%',
    '2,000+',
    '98%',
  ]);
  expect(textOf(grid)).toMatch(/savings vs\. US average, all roles, \$60 an hour/);
});

test('five steps with their timeframes; the ongoing one has no bar', () => {
  const ribbon = elements(html, 'figure', 'phase-ribbon')[0] ?? '';
  const steps = elements(ribbon, 'li');
  expect(steps.map((step) => textOf(elements(step, 'p')[1] ?? ''))).toEqual([
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
  expect(rows.map((row) => elements(row, 'dd').slice(1).map(textOf))).toEqual([
    ['6 months', '3–50+'],
    ['80 hours a month', '1–100+'],
    ['3 months', '5–20'],
  ]);
  for (const row of rows)
    expect(elements(row, 'dt')).toEqual(['Best for', 'Minimum commitment', 'Team size']);
});

test('the four plans are beside them with the model they belong to and their own terms', () => {
  expect(
    elements(elements(html, 'table')[0] ?? '', 'tr')
      .slice(1)
      .map(textOf),
  ).toEqual([
    'Dedicated Teams Dedicated team 6 months 3–50+',
    'Project-Based Project-based 3 months 5–20',
    'Flex Staffing Time and materials 1 month 1–100+',
    'Hybrid Combined 3 months customized',
  ]);
});

test('three of a hundred are filled; experience, screening and replacement have their stats', () => {
  const guarantee = part('acceptance-terms').split('</section>')[0] ?? '';
  const drawing = elements(guarantee, 'svg')[0] ?? '';
  const filled = / class="fd-mark[^"]*"[^>]* d="([^"]+)"/.exec(drawing)?.[1];
  // A dot every seven pixels.
  expect(filled).toBe('M2 2h14.01');
  expect(elements(guarantee, 'p', 'figure').map(compactTextOf)).toEqual(['5+', '4', '100%']);
  expect(textOf(guarantee)).toContain('screening steps');
  expect(textOf(html)).not.toMatch(/top 5/i);
});

test('the case study is the widget of the stories', () => {
  expect(html).toContain('data-widget="stories/case-study"');
});

test('the calls to action lead to the contact page with the topic, to the steps and to the rate card', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=staff-augmentation',
    '#steps',
    '/contact?topic=staff-augmentation',
    '/rate-card',
  ]);
  expect(textOf(part('closing-cta'))).toContain('within 24 hours');
});
