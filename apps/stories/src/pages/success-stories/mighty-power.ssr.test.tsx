/** @jest-environment node */
import { buttonTargets, elements, structureErrors, prerender, getText } from '@vantedge/shared-ui/testing';
import { mightyPower } from '@vantedge/content-stories';
import MightyPowerPage from './mighty-power.tsx';

const html = prerender(MightyPowerPage, '/success-stories/mighty-power');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('says that it is a sample, and stays out of search results and structured data', () => {
  expect(getText(elements(html, 'span', 'tag')[0] ?? '')).toBe('Sample');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toContain('application/ld+json');
});

test('ten seats at $24 are compared with a market rate that the table names', () => {
  const table = elements(html, 'table')[0] ?? '';
  const rows = elements(table, 'tr').map((row) => elements(row, 'td').map(getText).join(' '));
  expect(rows).toEqual(['', '$80,000', '$38,400', '$41,600', '52%']);
  expect(getText(html)).toContain('$499,200 Annual savings');
  expect(elements(table, 'th').map(getText)[1]).toBe('vs. other offshore providers, $50 an hour');
});

test('the sheet has a month for each of ten people, and what the same money buys elsewhere', () => {
  const sheet = elements(html, 'article', 'timesheet')[0] ?? '';
  const people = elements(sheet, 'li');
  expect(people).toHaveLength(10);
  // Two drawings, of which one shows, with a mark every 16 pixels.
  const days = (person: string) =>
    [...person.matchAll(/ d="([^"]+)"/g)]
      .flatMap(([, path = '']) => [...path.matchAll(/h([\d.]+)/g)])
      .reduce((sum, [, length]) => sum + Math.floor(Number(length) / 16) + 1, 0);
  expect(people.map(days)).toEqual(people.map(() => 2 * 20));
  expect(
    mightyPower.timesheet.people.map(({ hours }) => Number(hours.others)).reduce((all, one) => all + one),
  ).toBe(768);
  expect(mightyPower.timesheet.elsewhere.days).toBe(96);
  expect(getText(sheet)).toContain('4.8 people, 96 days of 8 hours');
});

test('links to the contact page, and once, below its breadcrumb, to the client stories', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '/success-stories']);
  const afterBreadcrumb = html.slice(html.indexOf('</nav>'));
  expect(afterBreadcrumb.match(/href="\/(success-stories|case-studies)[^"]*"/g)).toHaveLength(1);
});
