/** @jest-environment node */
import { finance } from '@vantedge/content-solutions';
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import FinancePage from './finance.tsx';

const html = prerender(FinancePage, '/solutions/finance');
const part = (start: string) => html.slice(html.indexOf(start));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the figures are accuracy, processing time and specialists, below the price', () => {
  const figures = getCompactText(elements(html, 'dl', 'stat-row')[0] ?? '');
  for (const figure of ['99.8%', '48hours', '150+']) expect(figures).toContain(figure);
  expect(getText(html)).toContain('$24 an hour, all-inclusive');
});

test('the close counts each signature once, on the evening from which on it is given', () => {
  const close = elements(html, 'article', 'close-calendar')[0] ?? '';
  const counts = elements(elements(close, 'span', 'class="figure')[0] ?? '', 'span', 'data-days');
  expect(counts).toEqual(['4', '9', '13', '18', '22']);
  const texts = finance.close.days
    .flatMap(({ tasks }) => tasks)
    .flatMap((task) => (task.client ? [1] : [1, 1]));
  expect(texts).toHaveLength(22);
  expect(elements(close, 'label')).toHaveLength(5);
  expect(close.match(/checked=""/g)).toHaveLength(1);
});

test('the balance of the statement is its rows, and each of its states the difference that is left', () => {
  const { rows, total } = finance.reconciliation.statement;
  const amount = (text: string) =>
    text === 'none' ? 0 : Number(text.replace(/[(),]/g, '')) * (text.startsWith('(') ? -1 : 1);
  const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + amount(one), 0);
  expect(sum(rows.map((row) => row.amount))).toBe(amount(total.statement));
  const open = rows.flatMap(({ difference }) => (difference ? [amount(difference.amount)] : []));
  expect(sum(rows.map((row) => row.difference?.before ?? row.amount))).toBe(amount(total.states[0].ledger));
  const left = [open[0]! + open[1]!, open[1]!, open[0]!, 0];
  expect(total.states.map(({ difference }) => amount(difference))).toEqual(left);
  for (const { ledger, difference } of total.states)
    expect(amount(ledger) + amount(difference)).toBe(amount(total.statement));
});

test('the launch has its five phases with their durations, on their days', () => {
  const phases = elements(part('class="launch-wall'), 'li').slice(0, 5);
  expect(phases.map((phase) => elements(phase, 'h3')[0])).toEqual([
    'Financial Assessment',
    'System Integration',
    'Team Training',
    'Pilot Operations',
    'Full Finance Operations',
  ]);
  expect(phases.map((phase) => getText(elements(phase, 'b')[0] ?? ''))).toEqual([
    'Days 1–3.',
    'Week 1.',
    'Week 2.',
    'Week 3.',
    '',
  ]);
  const days = [...html.matchAll(/--from:(\d);--days:(\d)/g)].map(([, from, length]) => [from, length]);
  expect(days).toEqual([
    ['1', '3'],
    ['1', '7'],
    ['1', '7'],
    ['1', '7'],
  ]);
});

test('the invoice matches the rate card', () => {
  const invoice = getText(elements(part('id="desk"'), 'table')[0] ?? '');
  expect(invoice).toContain('Hourly rate $50 $24');
  expect(invoice).toContain('Hours 800 800');
  expect(invoice).toContain('Total for the month $40,000 $19,200');
  expect(getText(html)).toContain('$249,600');
  expect(getText(html)).toContain('52%');
});

test('the calls to action lead to the contact page with the topic', () => {
  expect(buttonTargets(html)).toEqual(['/contact?topic=bpo', '/contact?topic=bpo']);
  for (const target of ['#launch', '/rate-card']) expect(html).toContain(`href="${target}"`);
});
