/** @jest-environment node */
import { financial } from '@vantedge/content-solutions';
import {
  buttonTargets,
  elements,
  structureErrors,
  prerender,
  textOf,
  sectionTitled,
} from '@vantedge/shared-ui/testing';
import FinancialPage from './financial.tsx';

const html = prerender(FinancialPage, '/industries/financial');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb is Home, Industries, and the page itself', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(textOf);
  expect(crumbs).toEqual(['Home', 'Industries', 'Financial Services']);
});

test('four badges are beside their meanings, each with its own seal', () => {
  const badges = elements(elements(sectionTitled(html, financial.security.title), 'ul')[0] ?? '', 'li');
  const loops = badges.map((badge) => badge.match(/<circle/g)?.length);
  expect(loops).toEqual([24, 12, 5, 7]);
  for (const badge of badges) expect(textOf(elements(badge, 'p')[0] ?? '').length).toBeGreaterThan(40);
});

test('every bit of the key and every hour of the week is drawn', () => {
  const [encryption = '', monitoring = ''] = elements(
    sectionTitled(html, financial.security.title),
    'figure',
  );
  expect(textOf(encryption)).toContain('256-bit encryption');
  expect(textOf(monitoring)).toContain('24/7 monitoring');
  // A line has one mark per unit of its length.
  const marks = (drawing: string) =>
    [...drawing.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  expect(marks(/ d="([^"]+)"/.exec(encryption)?.[1] ?? '')).toBe(256);
  expect(marks(/ d="([^"]+)"/.exec(monitoring)?.[1] ?? '')).toBe(7 * 24);
});

test('there are four regulations', () => {
  expect(elements(sectionTitled(html, financial.regulation.title), 'h3')).toEqual([
    'Basel III',
    'IFRS',
    'MiFID II',
    'Dodd-Frank',
  ]);
});

test('the sectors are in alphabetical order', () => {
  const sectors = elements(sectionTitled(html, financial.sectors.title), 'dt').map((name) =>
    textOf(name.replace(/<span.*?<\/span>/, '')),
  );
  expect(sectors.length).toBeGreaterThan(1);
  expect(sectors).toEqual(sectors.toSorted());
});

test('every button leads to the contact page', () => {
  const targets = buttonTargets(html);
  expect(targets).toHaveLength(4);
  for (const target of targets) expect(target).toMatch(/^\/contact\?topic=/);
});
