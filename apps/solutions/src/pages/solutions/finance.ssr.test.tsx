/** @jest-environment node */
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
  textOf,
} from '@vantedge/shared-ui/testing';
import FinancePage from './finance.tsx';

const html = prerender(FinancePage, '/solutions/finance');
const part = (start: string) => html.slice(html.indexOf(start));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the sheet states accuracy, processing time, specialists and the rate', () => {
  const sheet = compactTextOf(elements(part('class="key-figures-card'), 'dl')[0] ?? '');
  expect(sheet).toContain('99.8%');
  expect(sheet).toContain('48h');
  expect(sheet).toContain('150+');
  expect(sheet).toContain('$24/hour');
});

test('each service group has at least four entries', () => {
  const groups = elements(html, 'article');
  expect(groups.length).toBeGreaterThan(0);
  for (const group of groups) expect(elements(group, 'li').length).toBeGreaterThanOrEqual(4);
});

test('the launch has its five phases with their durations, in order', () => {
  const phases = elements(elements(html, 'ol', 'calendar-strip-phases')[0] ?? '', 'li');
  expect(phases.map((phase) => [elements(phase, 'h3')[0], elements(phase, 'p')[0]])).toEqual([
    ['Financial Assessment', 'Days 1–3'],
    ['System Integration', 'Week 1'],
    ['Team Training', 'Week 2'],
    ['Pilot Operations', 'Week 3'],
    ['Full Finance Operations', 'Ongoing'],
  ]);
});

test('the launch takes three weeks: assessment and integration in the first, and then continues', () => {
  const calendar = elements(html, 'ol', 'calendar-strip-phases')[0] ?? '';
  expect(calendar.match(/(?<=style=")[^"]+/g)).toEqual([
    '--from:1;--to:15;--days:3;--row:1',
    '--from:1;--to:8;--days:7;--row:2',
    '--from:8;--to:15;--days:7;--row:2',
    '--from:15;--to:22;--days:7;--row:2',
    '--from:22;--to:27;--days:5;--row:2',
  ]);
});

test('the invoice and its drawing match the rate card', () => {
  const invoice = textOf(elements(html, 'table')[0] ?? '');
  expect(invoice).toContain('Hourly rate $50 $24');
  expect(invoice).toContain('Hours 800 800');
  expect(invoice).toContain('Total for the month $40,000 $19,200');
  const drawing = elements(html, 'svg', 'role="img"')[0] ?? '';
  expect(elements(drawing, 'text').slice(0, 3)).toEqual(['$40,000', '$19,200', '$20,800']);
  expect(drawing.match(/<rect/g)).toHaveLength(10);
  expect(html).toMatch(/aria-label="[^"]*\$40,000[^"]*\$19,200/);
  expect(textOf(html)).toContain('$249,600');
  expect(textOf(html)).toContain('52%');
});

test('the calls to action lead to the contact page with the topic, to the calendar and to the rate card', () => {
  const targets = buttonTargets(html);
  expect(targets).toEqual(['/contact?topic=bpo', '#launch', '/contact?topic=bpo', '/rate-card']);
});
