/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { renderToString } from 'react-dom/server';
import { StatBand } from './stat-band.tsx';

const html = renderToString(<StatBand {...home.record} />).replace(/<!-- -->/g, '');
const cells = (line: string) =>
  [...line.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => cell.replace(/<[^>]+>/g, ''));

test('shows four stats with trends', () => {
  const lines = html.match(/<tr[^>]* data-color.*?<\/tr>/gs)!;
  expect(lines.map((line) => [/<\/svg>([^<]+)</.exec(line)![1], ...cells(line)])).toEqual([
    ['Global Clients', '500+', '+23%'],
    ['Projects Completed', '2,000+', '+15%'],
    ['Cost Savings', '60%', '+8%'],
    ['Support Coverage', '24/7', '0%'],
  ]);
});

test('numbers count up together; 24/7 does not', () => {
  expect(html).toMatch(/^<section[^>]* data-counts=""/);
  expect(html.match(/class="count-up ui:relative ui:inline-block"/g)).toHaveLength(3);
});

test('each row has a unique icon, color and description', () => {
  for (const field of ['icon', 'color', 'scope'] as const)
    expect(new Set(home.record.items.map((item) => item[field])).size).toBe(4);
});

test('the savings figure matches the two rates', () => {
  const saving = home.record.items.find(({ id }) => id === 'cost-savings')!;
  const [ours, market] = [...saving.scope.matchAll(/\$(\d+)/g)].map(([, dollars]) => Number(dollars));
  expect(Number(saving.value)).toBe(100 - (100 * ours!) / market!);
});

test('the timeline marks the start of Philippine delivery at its year', () => {
  const years = home.record.ruler.until - home.record.ruler.founded.year;
  const [, from, to] = /class="stroke-amber"[^>]* d="M([\d.]+) 30H([\d.]+)"/.exec(html)!;
  expect((Number(from) - 1) / (Number(to) - 1)).toBeCloseTo((2020 - 1994) / years);
});
