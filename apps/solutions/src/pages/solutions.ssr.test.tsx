/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import SolutionsPage from './solutions.tsx';

const html = prerender(SolutionsPage, '/solutions');
const chapter = (id: string) => html.slice(html.indexOf(`<section id="${id}"`)).split('</section>')[0] ?? '';
const targets = (part: string) => [...part.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, target]) => target);
const named = (...names: string[]) => names.map((name) => `/solutions/${name}`);

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('each chapter links to its overview first, then to its four pages', () => {
  expect(targets(chapter('system'))).toEqual(named('implementation', 'ukg', 'erp', 'crm', 'cloud'));
  expect(targets(chapter('people'))).toEqual(
    named('staff-augmentation', 'developers', 'qa', 'pm', 'support'),
  );
  expect(targets(chapter('function'))).toEqual(
    named('bpo', 'customer-support', 'back-office', 'finance', 'data'),
  );
  expect(targets(chapter('across'))).toEqual(['/solutions/it', '/industries']);
});

test('each line has a sentence and the main stat of its page', () => {
  const lines = elements(html, 'li').filter((line) => line.includes('<h3'));
  const stats = lines.map((line) => getCompactText(elements(line, 'div')[0] ?? ''));
  expect(stats).toEqual([
    'ImplementationServicesPopular45days',
    'UKG140+',
    'ERP',
    'CRM3.2x',
    'CloudMigration99.99%',
    'StaffAugmentation2,000+',
    'SoftwareDevelopers5days',
    'QATesting99.5%',
    'ProjectManagement95%',
    'TechnicalSupportunder2minutes',
    'BusinessProcessOutsourcing2–4weeks',
    'CustomerSupport4weeks',
    'BackOffice99.5%',
    'FinanceandAccounting99.8%',
    'DataManagement99.9%',
    'ITServices500+',
    'Industries',
  ]);
});

test('the start times are on one scale of weeks, the soonest first', () => {
  const rows = elements(elements(html, 'figure', 'phase-ribbon')[0] ?? '', 'li');
  expect(rows.map((row) => elements(row, 'p')[1])).toEqual([
    '24 hours',
    '5 days',
    '3 weeks',
    '3 weeks',
    '4 weeks',
    '4 weeks',
    '4–24 weeks',
    '45 days',
    '6–12 weeks',
    '3–6 months',
  ]);
  const widths = rows.map((row) => Number(/fill-service-tint[^>]* width="([\d.]+)%"/.exec(row)?.[1]));
  const week = (widths.at(-1) ?? 0) / 26;
  expect(widths.map((width) => Math.round((width / week) * 7))).toEqual([
    1, 5, 21, 21, 28, 28, 168, 45, 84, 182,
  ]);
});

test('the index is in alphabetical order, and every term links to a page', () => {
  const index = html.slice(html.indexOf('class="solutions-a-to-z '));
  const terms = elements(index.slice(0, index.indexOf('id="questions"')), 'a').map(getText);
  expect(terms.length).toBeGreaterThan(40);
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('the calls to action lead to the contact page, to the index and to the rate card', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '#index', '/contact', '/rate-card']);
});
