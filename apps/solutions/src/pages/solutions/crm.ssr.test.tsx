/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import CrmPage from './crm.tsx';

const html = prerender(CrmPage, '/solutions/crm');
const part = (start: string) => html.slice(html.indexOf(start));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('four results are stated, and drawn on one scale against the value before', () => {
  const drawing = elements(html, 'figure', 'before-after')[0] ?? '';
  const results = elements(drawing, 'div').map((result) => ({
    stat: getCompactText(elements(result, 'dd')[0] ?? ''),
    heights: [...result.matchAll(/<svg [^>]*height="(\d+)"/g)].map(([, height]) => Number(height)),
  }));
  expect(results.map(({ stat }) => stat)).toEqual(['3.2x', '42%', '35%', '50%']);
  const shares = results.map(({ heights: [before = 0, after = 0] }) => after / before);
  [3.2, 1.42, 1.35, 0.5].forEach((share, index) => expect(shares[index]).toBeCloseTo(share, 1));
  expect(new Set(results.map(({ heights }) => heights[0])).size).toBe(1);
  expect(getText(drawing)).toMatch(
    /first-year ROI.*retention improvement.*sales productivity.*response-time/,
  );
});

test('four platforms, three products and a custom one, each with its features and its industries', () => {
  const list = part('class="platform-list').split('</section>')[0] ?? '';
  const articles = elements(list, 'article');
  expect(articles.map((article) => elements(article, 'h3')[0])).toEqual([
    'Salesforce',
    'HubSpot',
    'Microsoft Dynamics 365',
    'Custom CRM',
  ]);
  for (const article of articles) expect(elements(article, 'dt')).toEqual(['Features', 'Industries']);
  expect(getText(list)).toContain('not affiliated');
});

test('four services hand on their results, and eight industries are in order', () => {
  const services = part('class="handoff-steps').split('</section>')[0] ?? '';
  expect(elements(services, 'h3')).toHaveLength(4);
  const industries = elements(elements(html, 'dl', 'alphabetical-list')[0] ?? '', 'dt').map((name) =>
    getText(name.replace(/<span.*?<\/span>/g, '')),
  );
  expect(industries).toHaveLength(8);
  expect(industries).toEqual([...industries].sort());
});

test('a platform names only industries that the page lists', () => {
  const industries = getText(elements(html, 'dl', 'alphabetical-list')[0] ?? '');
  const named = elements(part('class="platform-list').split('</section>')[0] ?? '', 'dl').flatMap((lists) =>
    elements(lists.slice(lists.indexOf('Industries')), 'dd'),
  );
  expect(named.filter((name) => !industries.includes(name))).toEqual([]);
});

test('the calls to action lead to the contact page with the topic, to the platforms and to the branch', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=crm-erp',
    '#platforms',
    '/contact?topic=crm-erp',
    '/solutions/implementation',
  ]);
});
