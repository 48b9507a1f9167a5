/** @jest-environment node */
import { data } from '@vantedge/content-solutions';
import {
  buttonTargets,
  getCompactText,
  elements,
  prerender,
  structureErrors,
  getText,
  getSectionByHeading,
} from '@vantedge/shared-ui/testing';
import DataPage from './data.tsx';

const html = prerender(DataPage, '/solutions/data');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb goes through outsourcing', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Solutions', 'Outsourcing', 'Data Management']);
});

test('the hero states its three stats', () => {
  const stats = elements(elements(html, 'dl', 'stat-row')[0] ?? '', 'dd').map(getCompactText);
  expect(stats).toEqual(['10TB+', '99.9%', '50+']);
});

test.each([' max-md:hidden', ' md:hidden'])(
  'a thousand records are drawn, 999 filled and one hollow (%s)',
  (name) => {
    const field = elements(html, 'svg', name)[0] ?? '';
    const path = / d="([^"]+)"/.exec(field)?.[1] ?? '';
    // A dot at each whole unit of a line.
    const dots = [...path.matchAll(/h([\d.]+)/g)].map(([, length]) => Math.floor(Number(length)) + 1);
    expect(dots.reduce((sum, count) => sum + count, 0)).toBe(999);
    expect(field.match(/<circle/g)).toHaveLength(1);
  },
);

test('the four service groups are beside one example, whose stock adds up', () => {
  const services = getSectionByHeading(html, data.services.title);
  expect(elements(services, 'h3').map(getText)).toEqual([
    'Analytics and intelligence',
    'Data mining and research',
    'Database management',
    'Data quality and governance',
  ]);
  const [found = '', stored = '', answered = ''] = elements(services, 'table');
  expect(elements(found, 'tbody').flatMap((rows) => elements(rows, 'tr'))).toHaveLength(3);
  const stock = (table: string) =>
    elements(table.slice(table.indexOf('<tbody')), 'tr').map((row) =>
      Number(getText(elements(row, 'td').at(-1) ?? '').replace(',', '')),
    );
  const [total, ...counts] = stock(answered).reverse();
  expect(counts.toReversed()).toEqual(stock(stored));
  expect(total).toBe(counts.reduce((sum, count) => sum + count, 0));
});

test('five phases are in order over four weeks of seven days, and none has its own days', () => {
  const launch = html.slice(html.indexOf('id="launch"')).split('</section>')[0] ?? '';
  const phases = elements(launch.slice(launch.indexOf('phase-steps')), 'h3');
  expect(phases).toHaveLength(5);
  expect(getCompactText(elements(launch, 'figcaption')[0] ?? '')).toMatch(/^4weeks/);
  const strokes = / d="([^"]+)"/.exec(launch)?.[1]?.match(/h([\d.]+)/g) ?? [];
  expect(strokes).toHaveLength(4);
  expect(getText(elements(launch, 'ol')[0] ?? '')).not.toMatch(/\b(day|week)s? \d/i);
});

test('six industries have a question, and three of them link to their page', () => {
  const part = getSectionByHeading(html, data.industries.title);
  expect(elements(part, 'dt').map(getText)).toEqual([
    'E-commerce',
    'Healthcare',
    'Financial Services',
    'Manufacturing',
    'Technology',
    'Retail',
  ]);
  expect([...part.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/industries/healthcare',
    '/industries/financial',
    '/industries/technology',
  ]);
});

test('four benefits', () => {
  expect(elements(getSectionByHeading(html, data.benefits.title), 'article')).toHaveLength(4);
});

test('the calls to action lead to the contact page with the topic, to the launch and to the branch', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=bpo',
    '#launch',
    '/contact?topic=bpo',
    '/solutions/bpo',
  ]);
});
