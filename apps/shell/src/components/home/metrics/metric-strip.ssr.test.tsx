/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { MetricStrip } from './metric-strip.tsx';

const strip = parseHtml(renderToString(<MetricStrip {...home.metrics} />));
const cards = select('.metric-card', strip);

test('shows four stats that count up independently', () => {
  const stats = cards.map((card) => textContent(selectOne('dd', card)!));
  expect(stats).toEqual(['99.9%', '99.5%', '2 hours', 'under 30 seconds']);
  for (const card of cards) {
    expect(card.attribs).toHaveProperty('data-counts');
    expect(select('.count-up', card)).toHaveLength(1);
  }
});

test('marks each stat on its scale', () => {
  const widths = cards.map((card) => selectOne('svg', card)!.attribs['width']);
  expect(widths).toEqual(['90%', '50%', '8.33%', '50%']);
});

test('the "show more" toggle directly follows the grid, as its CSS selector requires', () => {
  expect(selectOne('dl + details.show-more > summary', strip)).toBeDefined();
});
