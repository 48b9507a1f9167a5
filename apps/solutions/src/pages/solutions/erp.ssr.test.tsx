/** @jest-environment node */
import { buttonTargets, elements, structureErrors, prerender, getText } from '@vantedge/shared-ui/testing';
import ErpPage from './erp.tsx';

const html = prerender(ErpPage, '/solutions/erp');
const platforms = ['SAP', 'Oracle', 'Microsoft Dynamics 365', 'NetSuite'];
const part = (start: string) => html.slice(html.indexOf(start));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('four third-party platforms, each with its modules and its industries', () => {
  const list = part('class="platform-list').split('</section>')[0] ?? '';
  const articles = elements(list, 'article');
  expect(articles.map((article) => elements(article, 'h3')[0])).toEqual(platforms);
  for (const article of articles) {
    const kinds = elements(elements(article, 'dl')[0] ?? '', 'div');
    expect(kinds.map((kind) => /Modules|Industries/.exec(kind)?.[0])).toEqual(['Modules', 'Industries']);
    for (const kind of kinds) expect(elements(kind, 'dd').length).toBeGreaterThanOrEqual(2);
  }
  expect(getText(list)).toContain('not affiliated');
});

test('four industries are compared across the platforms, without empty cells', () => {
  const [head = '', ...rows] = elements(elements(html, 'table')[0] ?? '', 'tr');
  expect(elements(head, 'th').slice(1)).toEqual(platforms);
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(elements(row, 'td').map(getText).filter(Boolean)).toHaveLength(4);
});

test('four service groups, each with its entries', () => {
  const groups = elements(part('class="service-groups'), 'article');
  expect(groups).toHaveLength(4);
  for (const group of groups) expect(elements(group, 'li').length).toBeGreaterThanOrEqual(4);
});

test('every step of the order has a position in the drawing', () => {
  const steps = elements(elements(html, 'figure', 'order-path')[0] ?? '', 'li');
  // Each step has a column of its own; the names of the departments are in the first.
  const columns = steps.map((step) => Number(/--column:(\d+)/.exec(step)?.[1]));
  expect(columns).toEqual(steps.map((_, index) => index + 2));
});

test('the calls to action lead to the contact page with the topic, to the platforms and to the branch', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=crm-erp',
    '#platforms',
    '/contact?topic=crm-erp',
    '/solutions/implementation',
  ]);
});
