/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { CompanyRecord } from './company-record.tsx';

const html = renderToString(<CompanyRecord {...home.record} metrics={home.metrics} />).replace(
  /<!-- -->/g,
  '',
);
const record = parseHtml(html);
const cards = select('.metric-card', record);

test('shows four stats with trends', () => {
  const rows = select('tbody tr', record).map((row) => [
    textContent(selectOne('th', row)!).replace(textContent(selectOne('th span', row)!), ''),
    ...select('td', row).map(textContent),
  ]);
  expect(rows).toEqual([
    ['Global Clients', '500+', '+23%'],
    ['Projects Completed', '2,000+', '+15%'],
    ['Cost Savings', '60%', '+8%'],
    ['Support Coverage', '24/7', 'unchanged'],
  ]);
});

test('numbers of the record count up together; 24/7 does not', () => {
  const band = selectOne('.stat-band', record)!;
  expect(band.attribs).toHaveProperty('data-count-up');
  expect(select('.count-up', band)).toHaveLength(3);
});

test('each row has a unique icon, color and description', () => {
  for (const field of ['icon', 'color', 'note'] as const)
    expect(new Set(home.record.items.map((item) => item[field])).size).toBe(4);
});

test('the savings figure matches the two rates', () => {
  const saving = home.record.items.find(({ id }) => id === 'cost-savings')!;
  const [ours, market] = [...saving.note.matchAll(/\$(\d+)/g)].map(([, dollars]) => Number(dollars));
  expect(Number(saving.value)).toBe(100 - (100 * ours!) / market!);
});

test('the timeline marks the opening of the Philippine office at its year', () => {
  const years = home.record.ruler.until - home.record.ruler.founded.year;
  const [, from, to] = /class="stroke-amber"[^>]* d="M([\d.]+) 30H([\d.]+)"/.exec(html)!;
  expect((Number(from) - 1) / (Number(to) - 1)).toBeCloseTo((2020 - 1994) / years);
});

test('shows four service levels that count up independently', () => {
  const stats = cards.map((card) => textContent(selectOne('dd', card)!));
  expect(stats).toEqual(['99.9%', '99.5%', '2 hours', 'under 30 seconds']);
  for (const card of cards) {
    expect(card.attribs).toHaveProperty('data-count-up');
    expect(select('.count-up', card)).toHaveLength(1);
  }
});

test('the "show more" toggle directly follows the list, as its CSS selector requires', () => {
  expect(selectOne('dl + details.show-more > summary', record)).toBeDefined();
});
