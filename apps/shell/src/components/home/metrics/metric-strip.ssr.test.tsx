/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MetricStrip } from './metric-strip.tsx';

const strip = parse(renderToString(<MetricStrip {...home.metrics} />));
const cards = strip.querySelectorAll('.metric-card');

test('shows four stats that count up independently', () => {
  const stats = cards.map((card) => card.querySelector('dd')!.text);
  expect(stats).toEqual(['99.9%', '99.5%', '2 hours', 'under 30 seconds']);
  for (const card of cards) {
    expect(card.hasAttribute('data-counts')).toBe(true);
    expect(card.querySelectorAll('.count-up')).toHaveLength(1);
  }
});

test('marks each stat on its scale', () => {
  const widths = cards.map((card) => card.querySelector('svg')!.getAttribute('width'));
  expect(widths).toEqual(['90%', '50%', '8.33%', '50%']);
});

test('the "show more" toggle directly follows the grid, as its CSS selector requires', () => {
  expect(strip.querySelector('dl + details.show-more > summary')).not.toBeNull();
});
