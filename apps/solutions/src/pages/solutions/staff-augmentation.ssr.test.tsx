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
  // The case study is a widget, which brings its heading.
  expect(structureErrors(html)).toEqual(['nothing is called case-study-title']);
});

test('the sample shortlist strikes two candidates and circles the match within 24 hours', () => {
  const shortlist = elements(html, 'table')[0] ?? '';
  expect(textOf(elements(shortlist, 'caption')[0] ?? '')).toMatch(/ Sample$/);
  const rows = elements(elements(shortlist, 'tbody')[0] ?? '', 'tr');
  expect(rows.map((row) => elements(row, 'td').length)).toEqual([4, 4, 4]);
  const notes = rows.map((row) => textOf(elements(row, 'td').at(-1) ?? ''));
  expect(notes.map((note) => note === 'Match within 24 hours')).toEqual([false, true, false]);
  // The circle is a curve that crosses itself, a strike a single line.
  expect(rows.map((row) => row.includes('stroke-draw-sun'))).toEqual([false, true, false]);
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
  const grid = elements(html, 'dl', 'stat-grid')[0] ?? '';
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

test('the four plans are folded below them, with the model they belong to and their own terms', () => {
  const folded = elements(html, 'details').find((details) => details.includes('<table')) ?? '';
  expect(elements(folded, 'h3')).toEqual(['Minimum terms by plan']);
  expect(elements(folded, 'tr').slice(1).map(textOf)).toEqual([
    'Dedicated Teams Dedicated team 6 months 3–50+',
    'Project-Based Project-based 3 months 5–20',
    'Flex Staffing Time and materials 1 month 1–100+',
    'Hybrid Combined 3 months customized',
  ]);
});

test('the funnel counts its two ends only; experience, screening and replacement have their stats', () => {
  const guarantee = part('acceptance-terms').split('</section>')[0] ?? '';
  // A dot every ten pixels.
  const dots = (name: string) => {
    const lines = [
      ...(new RegExp(`class="${name}[^"]*" d="([^"]+)"`).exec(guarantee)?.[1] ?? '').matchAll(/h([\d.]+)/g),
    ];
    return lines.reduce((sum, [, length]) => sum + Math.floor(Number(length) / 10) + 1, 0);
  };
  expect([dots('funnel-in'), dots('funnel-out')]).toEqual([100, 3]);
  expect(elements(elements(guarantee, 'ol')[0] ?? '', 'li')).toEqual([
    '100 applicants',
    'Step 1',
    'Step 2',
    'Step 3',
    'Step 4',
    '3 accepted',
  ]);
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
