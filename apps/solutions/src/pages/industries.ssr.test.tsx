/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import IndustriesPage from './industries.tsx';
import FinancialPage from './industries/financial.tsx';
import HealthcarePage from './industries/healthcare.tsx';
import PublishingPage from './industries/publishing.tsx';
import TechnologyPage from './industries/technology.tsx';

const html = prerender(IndustriesPage, '/industries');
const panels = elements(elements(html, 'ul', 'industry-panels')[0] ?? '', 'li');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the four industries link to their pages, each with one stat', () => {
  expect(panels.map((panel) => [...panel.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to))).toEqual(
    ['technology', 'publishing', 'financial', 'healthcare'].map((name) => [`/industries/${name}`]),
  );
  expect(panels.map((panel) => elements(panel, 'b', 'figure').map(getCompactText))).toEqual([
    ['24/7'],
    ['50+'],
    ['$2B+'],
    ['99.8%'],
  ]);
});

test('each has a sample in the notation of its trade: a diff, a proof, a ledger, a coded note', () => {
  for (const panel of panels) expect(elements(panel, 'span', 'class="tag')).toEqual(['Sample']);
  const [technology = '', publishing = '', financial = '', healthcare = ''] = panels;
  for (const changed of [technology, publishing]) {
    expect(elements(changed, 'del')).toHaveLength(1);
    expect(elements(changed, 'ins')).toHaveLength(1);
  }
  const amounts = elements(financial, 'dd').map((amount) => {
    const value = Number(getText(amount).replace(/[(),]/g, ''));
    return amount.includes('(') ? -value : value;
  });
  expect(amounts[0]! + amounts[1]!).toBeCloseTo(amounts[2]!);
  // ICD-10-CM.
  expect(elements(healthcare, 'dd').every((code) => /^[A-Z]\d\d(\.\d+)?$/.test(code))).toBe(true);
});

test('each industry has the color of its page', () => {
  const own = [TechnologyPage, PublishingPage, FinancialPage, HealthcarePage].map(
    (Page) => /<section [^>]*data-color="([^"]+)"/.exec(prerender(Page, '/industries'))?.[1],
  );
  expect(own).not.toContain(undefined);
  expect(panels.map((panel) => /<div [^>]*data-color="([^"]+)"/.exec(panel)?.[1])).toEqual(own);
});

test('the matrix says for each standard where it applies, and as what', () => {
  const matrix = elements(html, 'table')[0] ?? '';
  expect(elements(elements(matrix, 'thead')[0] ?? '', 'th')).toEqual([
    'Standard',
    'Financial services',
    'Healthcare',
    'Cloud migration',
  ]);
  const rows = elements(elements(matrix, 'tbody')[0] ?? '', 'tr').map((row) => [
    getText(elements(row, 'th')[0] ?? ''),
    ...elements(row, 'td').map((cell) => getText(cell)[0]),
  ]);
  // Compliance, Expertise, Not applicable.
  expect(rows).toEqual([
    ['SOC 2 Type II', 'C', 'C', 'C'],
    ['HIPAA', 'N', 'C', 'C'],
    ['GDPR', 'C', 'N', 'C'],
    ['PCI DSS', 'C', 'N', 'N'],
    ['ISO 27001', 'N', 'C', 'N'],
    ['HITECH', 'N', 'C', 'N'],
    ['Basel III', 'E', 'N', 'N'],
    ['IFRS', 'E', 'N', 'N'],
    ['MiFID II', 'E', 'N', 'N'],
    ['Dodd-Frank', 'E', 'N', 'N'],
  ]);
});

test('the calls to action lead to the contact page, to the standards and to all solutions', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '#standards', '/contact', '/solutions']);
});
