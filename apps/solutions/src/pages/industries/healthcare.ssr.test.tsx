/** @jest-environment node */
import { healthcare } from '@vantedge/content-solutions';
import {
  buttonTargets,
  getCompactText,
  elements,
  prerender,
  structureErrors,
  getText,
  getSectionByHeading,
} from '@vantedge/shared-ui/testing';
import HealthcarePage from './healthcare.tsx';

const html = prerender(HealthcarePage, '/industries/healthcare');
const hero = html.split('</section>')[0] ?? '';

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb is Home, Industries, and the page itself', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Industries', 'Healthcare']);
});

test('the hero states its four stats, each with its label', () => {
  const stats = elements(hero, 'dl', 'stat-row')[0] ?? '';
  expect(elements(stats, 'dd').map(getCompactText)).toEqual(['99.8%', '48hours', '24/7', '100%']);
  expect(elements(stats, 'dt')).toEqual([
    'medical coding accuracy',
    'claim processing time',
    'patient support',
    'HIPAA compliance',
  ]);
});

test('every line of the note has a code in the format of ICD-10-CM', () => {
  const chart = elements(hero, 'article', 'coded-chart')[0] ?? '';
  const codes = elements(chart, 'b');
  expect(codes).toHaveLength(elements(chart, 'li').length);
  for (const code of codes) expect(code).toMatch(/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/);
  expect(getText(hero)).toMatch(/not a real patient record/i);
});

test('there are four services, each with its entries', () => {
  const services = elements(elements(html, 'section', 'id="services"')[0] ?? '', 'article');
  expect(services.map((service) => getText(elements(service, 'h3')[0] ?? ''))).toEqual([
    'Medical coding and billing',
    'Patient support',
    'Healthcare IT',
    'Compliance and quality',
  ]);
  for (const service of services) expect(elements(service, 'li').length).toBeGreaterThanOrEqual(4);
});

test('eight sectors are in alphabetical order', () => {
  const sectors = elements(getSectionByHeading(html, healthcare.sectors.title), 'h3');
  expect(sectors).toHaveLength(8);
  expect(sectors).toEqual(sectors.toSorted());
});

test('the claim’s 48 hours are drawn for both offices, and the counts match the drawing', () => {
  const rows = elements(getSectionByHeading(html, healthcare.claim.title), 'svg');
  const drawn = rows.map((row) => {
    const open = [...row.matchAll(/ d="([^"]+)"/g)][1]?.[1] ?? '';
    return [...open.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  });
  expect(drawn).toEqual([48, 16]);
  expect(elements(getSectionByHeading(html, healthcare.claim.title), 'span', 'figure').map(getText)).toEqual([
    '48 of 48 hours',
    '16 of 48 hours',
  ]);
});

test('four badges are beside their meanings', () => {
  const badges = elements(
    elements(getSectionByHeading(html, healthcare.standards.title), 'ul')[0] ?? '',
    'li',
  );
  expect(badges.map((badge) => elements(badge, 'h3')[0])).toEqual([
    'HIPAA',
    'SOC 2 Type II',
    'ISO 27001',
    'HITECH',
  ]);
  for (const badge of badges) expect(elements(badge, 'p')).toHaveLength(2);
});

test('every button leads to the contact page', () => {
  const targets = buttonTargets(html);
  expect(targets).toHaveLength(2);
  for (const target of targets) expect(target).toMatch(/^\/contact\?topic=/);
});
