/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { renderToString } from 'react-dom/server';
import { MetricStrip } from './metric-strip.tsx';

const html = renderToString(<MetricStrip {...home.metrics} />).replace(/<!-- -->/g, '');
const cards = html.split('class="metric-card"').slice(1);

test('four readings, each counting by itself', () => {
  const readings = cards.map((card) => /<dd>(.*?)<\/dd>/s.exec(card)![1]!.replace(/<[^>]+>/g, ''));
  expect(readings).toEqual(['99.9%', '99.5%', '2 hours', 'under 30 seconds']);
  for (const card of cards) expect(card).toMatch(/data-counts="".*class="count-up"/s);
});

test('each reading lies where it belongs on its scale', () => {
  expect(cards.map((card) => /<svg width="([\d.]+)%"/.exec(card)![1])).toEqual(['90', '50', '8.33', '50']);
});

test('two are shown first on a narrow screen, and the toggle counts the others', () => {
  expect(home.metrics.more).toBe('Show 2 More Metrics');
  expect(home.metrics.less).toBe('Show Less');
  // The browser's own, right after the grid: the style looks at its state.
  expect(html).toMatch(/<\/dl><details class="show-more"><summary>/);
});
