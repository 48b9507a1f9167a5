/** @jest-environment node */
import { buttonTargets, elements, structureErrors, prerender, getText } from '@vantedge/shared-ui/testing';
import SupportPage from './support.tsx';

const html = prerender(SupportPage, '/solutions/support');
const part = (start: string) => html.slice(html.indexOf(start));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb goes through staff augmentation', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Solutions', 'Staff Augmentation', 'Technical Support']);
});

test('two minutes of sixty are highlighted', () => {
  const hour = elements(html, 'figure', 'response-hour')[0] ?? '';
  expect(hour).toContain('viewBox="0 0 60 1"');
  expect(/<rect width="(\d+)"/.exec(hour)?.[1]).toBe('2');
  expect(getText(hour)).toContain('under 2 minutes');
});

test('the metrics state response, resolution, hours and satisfaction', () => {
  const metrics = elements(elements(html, 'dl', 'stat-row')[0] ?? '', 'dd').map(getText);
  expect(metrics.map((metric) => metric.replaceAll(' ', ''))).toEqual([
    'under2minutes',
    '95%',
    '24/7',
    '4.8/5',
  ]);
});

test('there are three channels, and live chat answers in under 30 seconds', () => {
  const channels = elements(html, 'div', 'channel-choice')[0] ?? '';
  expect(elements(channels, 'h3')).toEqual(['Phone', 'Live chat', 'Remote support']);
  expect(getText(elements(channels, 'li')[1] ?? '')).toContain('under 30 seconds');
});

test('every situation has one first choice, also as text', () => {
  const rows = elements(elements(html, 'tbody')[0] ?? '', 'tr');
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    expect(row.match(/after:bg-service/g)).toHaveLength(1);
    expect(getText(row).match(/first choice/g)).toHaveLength(1);
    expect(elements(row, 'td').map(getText)).not.toContain('');
  }
});

test('the week draws its 168 hours, 45 of them in the sun color', () => {
  const week = part('class="full-week ');
  const hours = (tone: string) => {
    const lines = new RegExp(`class="pictogram-${tone}"[^>]* d="([^"]+)"`).exec(week)?.[1] ?? '';
    return [...lines.matchAll(/h([\d.]+)/g)]
      .map(([, length]) => Math.round((Number(length) - 3) / 6) + 1)
      .reduce((sum, count) => sum + count, 0);
  };
  expect([hours('mark'), hours('sun')]).toEqual([123, 45]);
  expect(elements(elements(week, 'dl')[0] ?? '', 'dd').map(getText)).toEqual(['168', '45', '123']);
});

test('four groups hand on their tickets, and the last hands back', () => {
  const groups = part('class="handoff-steps').split('</section>')[0] ?? '';
  expect(elements(groups, 'h3')).toHaveLength(4);
  expect(groups.match(/<svg/g)).toHaveLength(3);
});

test('the calls to action lead to the contact page with the topic, to the channels and to the branch', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=staff-augmentation',
    '#channels',
    '/contact?topic=staff-augmentation',
    '/contact?topic=staff-augmentation',
    '/solutions/staff-augmentation',
  ]);
});
