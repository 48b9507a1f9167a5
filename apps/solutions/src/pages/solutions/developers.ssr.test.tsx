/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import DevelopersPage from './developers.tsx';

const html = prerender(DevelopersPage, '/solutions/developers');
const part = (id: string) => elements(html, 'section', `id="${id}"`)[0] ?? '';

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb goes through the hub of the branch', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Solutions', 'Staff Augmentation', 'Software Developers']);
});

test('the three rates are in the table', () => {
  const rows = elements(elements(html, 'tbody')[0] ?? '', 'tr');
  const rates = rows.map((row) => getCompactText(elements(row, 'td', 'figure')[0] ?? ''));
  expect(rates).toEqual(['$80–120/hr', '$40–50/hr', '$24/hr']);
});

test('each rate is drawn as one stroke per dollar, with its range in a different tone', () => {
  const drawings = elements(elements(html, 'tbody')[0] ?? '', 'svg');
  const strokes = drawings.map((drawing) =>
    [...drawing.matchAll(/d="M(\d+) \.5H(\d+)"/g)].map(([, from, to]) => [Number(from), Number(to)]),
  );
  expect(strokes).toEqual([
    [
      [0, 80],
      [80, 120],
    ],
    [
      [0, 40],
      [40, 50],
    ],
    [[0, 24]],
  ]);
});

test('the panel names its market, and no other rate', () => {
  expect(getText(html)).toContain('US software developer');
  expect(getText(html)).not.toMatch(/60–76%|60–100/);
});

test('five days contain the four steps, each on its days', () => {
  const steps = elements(part('deployment'), 'li');
  expect(steps.map((step) => [elements(step, 'h3')[0], elements(step, 'p')[0]])).toEqual([
    ['Analysis', 'Day 1'],
    ['Matching', 'Days 2–3'],
    ['Interviews', 'Days 3–4'],
    ['Onboarding', 'Day 5'],
  ]);
  const columns = [...part('deployment').matchAll(/style="--first:(\d);--days:(\d);/g)].map(
    ([, first, days]) => [Number(first), Number(days)],
  );
  expect(columns).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [5, 1],
  ]);
});

test('the three developers come first in the bench, which is tagged as a sample once', () => {
  const profiles = elements(part('talent'), 'details').map((profile) => elements(profile, 'h3')[0]);
  expect(profiles.slice(0, 3)).toEqual([
    'Frontend engineer',
    'Backend engineer',
    'Cloud and DevOps engineer',
  ]);
  expect(elements(part('talent'), 'span', 'tag')).toEqual(['Sample']);
  expect(html).not.toMatch(/<img/);
});

test('four capability groups with their entries', () => {
  const groups = elements(html.slice(html.indexOf('class="service-groups')), 'article');
  expect(groups).toHaveLength(4);
  for (const group of groups) expect(elements(group, 'li').length).toBeGreaterThanOrEqual(4);
});

test('available talent is an anchor of the page; the other calls to action lead to contact and the rate card', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=staff-augmentation',
    '#talent',
    '/contact?topic=staff-augmentation',
    '/contact?topic=staff-augmentation',
    '/rate-card',
  ]);
});
