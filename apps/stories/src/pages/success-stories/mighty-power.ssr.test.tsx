/** @jest-environment node */
import { buttonTargets, elements, structureErrors, prerender, textOf } from '@vantedge/shared-ui/testing';
import MightyPowerPage from './mighty-power.tsx';

const html = prerender(MightyPowerPage, '/success-stories/mighty-power');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('says that it is a sample, and stays out of search results and structured data', () => {
  expect(textOf(elements(html, 'span', 'tag')[0] ?? '')).toBe('Sample');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toContain('application/ld+json');
});

test('ten seats at $24 are compared with a market rate that the table names', () => {
  const table = elements(html, 'table')[0] ?? '';
  const rows = elements(table, 'tr').map((row) => elements(row, 'td').map(textOf).join(' '));
  expect(rows).toEqual(['', '$80,000', '$38,400', '$41,600', '52%', '$499,200']);
  expect(elements(table, 'th').map(textOf)[1]).toBe('vs. other offshore providers, $50 an hour');
});

test('the drawing has ten outlines', () => {
  const shelf = elements(html, 'figure')[0] ?? '';
  expect(shelf.match(/v98/g)).toHaveLength(10);
});

test('links to the contact page, and once, below its breadcrumb, to the client stories', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '/success-stories']);
  const afterBreadcrumb = html.slice(html.indexOf('</nav>'));
  expect(afterBreadcrumb.match(/href="\/(success-stories|case-studies)[^"]*"/g)).toHaveLength(1);
});
